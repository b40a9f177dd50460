import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";

interface Props {
  id: string;
  label: string;
  hint?: string;
  currency: string;
  /** The value that the field shows. */
  value: string;
  onType: (value: string) => void;
  problem: Parameters<typeof errorIn>[0];
  /** Amounts with buttons, and their common label. */
  presets: readonly { amount: MoneyValue; text: string }[];
  presetsLabel: string;
  /** Called when a button was clicked, which makes an error of the field obsolete. */
  onPick: () => void;
}

/** A field for an amount, with buttons that fill it in if JavaScript is on. */
export function AmountField(props: Props) {
  const { id, label, hint, currency, value, onType, problem, presets, presetsLabel } = props;
  const { figures } = useI18n();
  const hydrated = useHydrated();
  return (
    <div>
      <TextField
        id={id}
        name="amount"
        label={label}
        {...(hint ? { hint } : {})}
        figures
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        error={errorIn(problem, "amount")}
        currency={currency}
      />
      {hydrated && presets.length > 0 ? (
        <ul aria-label={presetsLabel} className="mt-3 flex flex-wrap gap-2">
          {presets.map(({ amount, text }) => (
            <li key={text}>
              <Button
                onClick={() => {
                  onType(figures(amount));
                  props.onPick();
                }}
                aria-pressed={value === figures(amount)}
                tone="quiet"
                size="small"
                className="figures"
              >
                {text}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
