import { useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { GivableRate } from "~/routes/agent/rate-input/rate-fields.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Props {
  rates: readonly GivableRate[];
  /** Those of the last link, which can be taken again. */
  last?: readonly { type: string; rate: string }[];
}

/**
 * Fills in the rates of the form that it is in: one rate for all types, no more than each may be given, or those of the last
 * link. Without a script each is typed.
 */
export function QuickRates({ rates, last = [] }: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  if (!hydrated) return null;
  const fill = (rateOf: (rate: GivableRate) => string) => {
    const elements = field.current?.form?.elements;
    for (const rate of rates) {
      const input = elements?.namedItem(`rate.${rate.type}`);
      if (input instanceof HTMLInputElement) input.value = rateOf(rate);
    }
  };
  const typed = () => field.current?.value.trim() ?? "";
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="grid gap-1 text-xs text-quiet">
        <span>{t("agentCenter.register.same")}</span>
        <input
          ref={field}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          placeholder="0"
          className="filter-field figures w-28"
        />
      </label>
      <Button
        tone="quiet"
        size="small"
        onClick={() => fill(({ max }) => (Number(typed()) > Number(max) ? max : typed()))}
      >
        {t("agentCenter.register.sameNow")}
      </Button>
      {last.length > 0 ? (
        <Button
          tone="quiet"
          size="small"
          onClick={() => fill(({ type }) => last.find((each) => each.type === type)?.rate ?? "")}
        >
          {t("agentCenter.register.asLast")}
        </Button>
      ) : null}
    </div>
  );
}
