import { methodIcons } from "~/components/method-icons.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import type { DepositKind } from "~/graphql/generated/graphql";
import { decimalText } from "~/i18n/decimal-text.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { choiceLook } from "~/ui/controls/choice.ts";

export interface DepositMethod {
  id: string;
  kind: DepositKind;
  name: string;
  icon?: string | null;
  min: MoneyValue;
  max: MoneyValue;
  presets: readonly MoneyValue[];
  bonusPercent: string;
}

interface Props {
  methods: readonly DepositMethod[];
  chosen: string;
  onChoose: (id: string) => void;
  error: RefusedField | undefined;
}

/** The deposit methods (CA8), each with its kind and bonus. */
export function MethodChoice({ methods, chosen, onChoose, error }: Props) {
  const { t, language } = useI18n();
  return (
    <fieldset id="methods" className="scroll-mt-32" aria-describedby="deposit-method-error">
      <legend className="mb-1.5 text-sm font-semibold">{t("member.deposit.method")}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {methods.map(({ id, kind, name, icon, bonusPercent }) => (
          <label
            key={id}
            className={choiceLook(
              "box",
              "flex min-h-16 cursor-pointer items-center gap-3 rounded-control p-3",
            )}
          >
            <input
              type="radio"
              name="methodId"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            {icon ? (
              <img src={icon} alt="" width={40} height={40} className="size-10 rounded-control" />
            ) : (
              <i className={`${methodIcons[kind]} size-8 shrink-0 text-quiet`} />
            )}
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">{name}</span>
              <span className="block text-xs text-quiet">
                {[
                  // Many a method is called what it is.
                  ...(t(`member.deposit.kinds.${kind}`) === name
                    ? []
                    : [t(`member.deposit.kinds.${kind}`)]),
                  ...(Number(bonusPercent) > 0
                    ? [t("member.deposit.bonus", { percent: decimalText(bonusPercent, language) })]
                    : []),
                ].join(" · ")}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id="deposit-method-error" error={error} />
    </fieldset>
  );
}
