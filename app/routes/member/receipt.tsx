import { useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { CopyResult } from "~/ui/controls/copy-result.tsx";
import { useCopy } from "~/ui/hooks/use-copy.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Line {
  label: string;
  value: string | null | undefined;
  /** Shown above already, so it is only copied. */
  above?: boolean;
}

interface Props {
  /** Its lines; a line without a value is left out. */
  lines: readonly Line[];
}

/** A receipt of a payment, line by line; with JavaScript one click copies it. */
export function Receipt({ lines }: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const source = useRef<HTMLDListElement>(null);
  const { state, copy } = useCopy(source);
  const known = lines.filter(({ value }) => value);
  const text = known.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const icon = state === "copied" ? "icon-check" : "icon-copy";
  return (
    <div className="grid gap-3">
      <dl ref={source} className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {known.map(({ label, value, above }) =>
          above ? null : (
            <div key={label} className="contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="figures break-words max-sm:mb-1.5">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {hydrated ? (
        <div className="flex items-center gap-3">
          <Button onClick={() => copy(text)} tone="quiet" size="small">
            <i className={`${icon} size-4`} />
            {t("cashier.copyReceipt")}
          </Button>
          <CopyResult state={state} />
        </div>
      ) : null}
    </div>
  );
}
