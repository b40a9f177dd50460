import { FieldError } from "~/forms/fields/field-error.tsx";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { wholeIn } from "~/routes/point-mall/whole-number.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** How many are left; null for no end. */
  most?: number | null;
  error: RefusedField | undefined;
  /** Of the cash that a reward costs besides. */
  currency: string;
}

/** How many: typed, or one more and one fewer, never more than there are. */
export function QuantityField({ value, onChange, most, error, currency }: Props) {
  const { t, language } = useI18n();
  const hydrated = useHydrated();
  const now = wholeIn(value, language) ?? 0;
  const end = most ?? Infinity;
  const step = (by: number) => onChange(String(Math.min(Math.max(1, now + by), end)));
  const button = (by: 1 | -1, label: string, icon: string, off: boolean) =>
    hydrated ? (
      <Button
        onClick={() => step(by)}
        disabled={off}
        aria-label={label}
        tone="raised"
        size="icon"
        className="size-12"
      >
        <i className={`${icon} size-4.5`} />
      </Button>
    ) : null;
  return (
    <div>
      <FieldLabel htmlFor="redeem-quantity" text={t("pointMall.redeem.quantity")} />
      <div className="flex gap-2">
        {button(-1, t("pointMall.redeem.fewer"), "icon-minus", now <= 1)}
        <input
          id="redeem-quantity"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          required
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby="redeem-quantity-error"
          className="field figures max-w-28 text-center"
        />
        {button(1, t("pointMall.redeem.more"), "icon-plus", now >= end)}
      </div>
      <FieldError id="redeem-quantity-error" error={error} currency={currency} />
    </div>
  );
}
