import { useActionData, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { NewPasswordFields, newPasswordNames } from "~/forms/fields/new-password-fields.tsx";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { hintText } from "~/forms/rules/hint-text.ts";
import type { Hint } from "~/forms/rules/rule-hint.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ContactLinks } from "~/ui/links/contact-links.tsx";

interface RuledForm {
  /** The rules of C15 for the new password as text, ... */
  hints: readonly Hint[];
  /** ... and what the form is checked by. */
  rules: FormRules;
}

/** The password of the account (C9, V25–V27): every other session of it ends. */
export function ChangePasswordForm({ hints, rules }: RuledForm) {
  const { t } = useI18n();
  return (
    <GuardForm
      name="password"
      id="password"
      first="oldPassword"
      fields={["oldPassword", ...newPasswordNames]}
      rules={rules}
      title={t("session.changeTitle")}
      text={t("member.security.changeText")}
      submit={[t("session.change"), t("session.changing")]}
    >
      {(problem) => (
        <>
          <AccountName />
          <PasswordField
            id="member-old"
            name="oldPassword"
            label={t("session.oldPassword")}
            autoComplete="current-password"
            error={errorIn(problem, "oldPassword")}
          />
          <NewPasswordFields of="member" hints={hints} problem={problem} />
        </>
      )}
    </GuardForm>
  );
}

interface SetPasswordProps extends RuledForm {
  /** Whether a payment password is set, which the form then requires. */
  guarded: boolean;
}

/** The first password of an account that was opened without one (CA119, A55). */
export function SetPasswordForm({ guarded, hints, rules }: SetPasswordProps) {
  const { t } = useI18n();
  return (
    <GuardForm
      name="setPassword"
      first="newPassword"
      fields={guarded ? [...newPasswordNames, "paymentPassword"] : newPasswordNames}
      rules={rules}
      id="set-password"
      title={t("member.security.passwordSet")}
      text={t("member.security.passwordSetText")}
      submit={[t("member.security.save"), t("member.security.saving")]}
    >
      {(problem) => (
        <>
          <AccountName />
          <NewPasswordFields of="first" hints={hints} problem={problem} />
          {guarded ? (
            <PasswordField
              id="first-payment"
              name="paymentPassword"
              label={t("member.security.payment")}
              autoComplete="off"
              error={errorIn(problem, "paymentPassword")}
            />
          ) : null}
        </>
      )}
    </GuardForm>
  );
}

const paymentNames = ["newPaymentPassword", "confirmPaymentPassword"] as const;

/** What guards withdrawals (CA4). */
export function PaymentPasswordForm({ known, hints, rules }: RuledForm & { known: boolean }) {
  const { t, tData } = useI18n();
  const { contacts } = useShell();
  const labels = {
    oldPaymentPassword: t("member.security.paymentOld"),
    newPaymentPassword: t("member.security.paymentNew"),
    confirmPaymentPassword: t("member.security.paymentAgain"),
  };
  const fields = known ? (["oldPaymentPassword", ...paymentNames] as const) : paymentNames;
  return (
    <GuardForm
      name="payment"
      first="newPaymentPassword"
      fields={fields}
      rules={rules}
      id="payment-password"
      title={t(known ? "member.security.paymentChange" : "member.security.paymentSet")}
      text={t("member.security.paymentText")}
      submit={[t("member.security.save"), t("member.security.saving")]}
      below={
        known ? (
          <div className="mt-4 border-t border-line/60 pt-4 text-sm text-quiet">
            <p>{t("member.security.paymentForgot")}</p>
            {contacts.length > 0 ? <ContactLinks contacts={contacts} /> : null}
          </div>
        ) : null
      }
    >
      {(problem) =>
        fields.map((name) => (
          <PasswordField
            key={name}
            id={`payment-${name}`}
            name={name}
            label={labels[name]}
            autoComplete="off"
            hint={name === "newPaymentPassword" ? hintText(hints, tData) : undefined}
            error={errorIn(problem, name)}
          />
        ))
      }
    </GuardForm>
  );
}

interface GuardFormProps {
  /** The intent of its action, and its name among the forms of the page. */
  name: string;
  /** The field to focus after an error that names no field. */
  first: string;
  /** The fields that say their own errors. */
  fields: readonly string[];
  rules: FormRules;
  /** For links from elsewhere. */
  id?: string;
  title: string;
  text: string;
  /** The button's text, and while it is under way. */
  submit: readonly [string, string];
  children: (problem: FormOutcome["problem"] | undefined) => ReactNode;
  below?: ReactNode;
}

/**
 * A form of this page in its card. A visitor who was sent here to set a password returns to the page that requires
 * it.
 */
function GuardForm(props: GuardFormProps) {
  const { name, first, fields, rules, id, title, text, submit, children, below } = props;
  const { contacts } = useShell();
  const returnTo = useSearchParams()[0].get("returnTo");
  const back = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
  const before = useActionData<FormOutcome>() as FormOutcome | undefined;
  // Without a script the page has three forms, and one answer.
  const own = before?.values?.form === name ? before : undefined;
  const step = useFetcherFormStep(`member-${name}`, own, first);
  const { fetcher, form, pending } = step;
  const { problem, listeners } = useFormRules(rules, step.problem);
  return (
    <Card as="section" id={id} pad="roomy" className="scroll-mt-24">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{text}</p>
      <fetcher.Form
        ref={form}
        method="post"
        action={`/member/security${back}`}
        noValidate
        className="grid gap-4"
        {...listeners}
      >
        <FormErrorSummary problem={problem} fields={fields} contacts={contacts} />
        {children(problem)}
        <SubmitButton intent={name} text={submit[0]} busyText={submit[1]} pending={pending} />
      </fetcher.Form>
      {below}
    </Card>
  );
}

/** The account for password managers. */
function AccountName() {
  const account = useShell().viewer?.account ?? "";
  return <input type="hidden" name="username" autoComplete="username" value={account} />;
}
