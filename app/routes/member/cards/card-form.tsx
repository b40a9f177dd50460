import { useShell } from "~/components/shell/use-shell.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SelectField } from "~/forms/fields/select-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import type { MemberCardsQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { unbounded } from "../../../../brands/unbounded.ts";

export type CardRules = NonNullable<NonNullable<MemberCardsQuery["wallet"]>["bankCardForm"]>;

/** Without its rules a card is what one types: the platform judges it either way (A47). */
const free: CardRules = { banks: [], minLength: null, maxLength: null, holder: null, most: null };

function rulesOf({ holder, minLength, maxLength }: CardRules): FormRules {
  const filled = { ...unbounded, required: true };
  const number = {
    ...filled,
    pattern: "^[0-9]*$",
    minLength: minLength ?? null,
    maxLength: maxLength ?? null,
  };
  const named: FormRules["fields"] = holder ? {} : { holder: filled };
  return {
    fields: { bank: filled, ...named, number, paymentPassword: filled },
    patternMessages: {},
  };
}

/** A new card by the platform's own rules (CA37): its bank, whose it is, its number. */
export function CardForm({ rules: known }: { rules: CardRules | null }) {
  const { t } = useI18n();
  const { contacts } = useShell();
  const rules = known ?? free;
  const { form, outcome, problem: answered, pending } = useFormStep(null);
  const { problem, listeners } = useFormRules(rulesOf(rules), answered);
  // The page's other forms answer as well, in another shape.
  const values = outcome?.values ?? {};
  const { banks, holder, minLength, maxLength } = rules;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={cardLook({ pad: "roomy", className: "grid gap-5" })}
      {...listeners}
    >
      <h2 className="text-lg font-bold">{t("cashier.cards.new")}</h2>
      <FormErrorSummary
        fields={["bank", ...(holder ? [] : ["holder"]), "number", "paymentPassword"]}
        problem={problem}
        contacts={contacts}
      />
      {banks.length > 0 ? (
        <SelectField
          id="card-bank"
          name="bank"
          label={t("cashier.cards.bank")}
          prompt={t("cashier.cards.choose")}
          options={banks.map(({ code, name }) => ({ value: code, text: name }))}
          defaultValue={values.bank}
          error={errorIn(problem, "bank")}
        />
      ) : (
        <TextField
          id="card-bank"
          name="bank"
          label={t("cashier.cards.bank")}
          autoComplete="off"
          defaultValue={values.bank}
          error={errorIn(problem, "bank")}
        />
      )}
      {holder ? (
        <div className="text-sm">
          <p className="mb-1.5 font-semibold">{t("cashier.cards.holder")}</p>
          <p>{holder}</p>
          <p className="mt-1 text-quiet">{t("cashier.cards.ownName")}</p>
        </div>
      ) : (
        <TextField
          id="card-holder"
          name="holder"
          label={t("cashier.cards.holder")}
          autoComplete="name"
          defaultValue={values.holder}
          error={errorIn(problem, "holder")}
        />
      )}
      <TextField
        id="card-number"
        name="number"
        label={t("cashier.cards.number")}
        {...(minLength != null && maxLength != null
          ? { hint: t("cashier.cards.digits", { min: minLength, max: maxLength }) }
          : {})}
        figures
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={errorIn(problem, "number")}
      />
      <PasswordField
        id="card-password"
        name="paymentPassword"
        label={t("cashier.paymentPassword")}
        autoComplete="off"
        inputMode="numeric"
        error={errorIn(problem, "paymentPassword")}
      />
      <SubmitButton
        intent="add"
        text={t("cashier.cards.add")}
        busyText={t("cashier.cards.adding")}
        pending={pending}
      />
    </Form>
  );
}
