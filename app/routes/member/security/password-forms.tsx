import "~/i18n/session-texts.ts";
import { useActionData, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import type { FormOutcome } from "~/forms/form-outcome.ts";
import { hintText } from "~/forms/hint-text.ts";
import { NewPasswordFields, newPasswordNames } from "~/forms/new-password-fields.tsx";
import { PasswordField } from "~/forms/password-field.tsx";
import { ProblemNote } from "~/forms/problem-note.tsx";
import { errorIn } from "~/forms/refusal.ts";
import type { Hint } from "~/forms/rule-hint.ts";
import { SubmitButton } from "~/forms/submit-button.tsx";
import { type FormRules, useFormRules } from "~/forms/use-form-rules.ts";
import { useFetcherStep } from "~/forms/use-step.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/card.tsx";
import { ContactLinks } from "~/ui/contact-links.tsx";

interface RuledForm {
  /** What C15 says of the new one, in words, ... */
  hints: readonly Hint[];
  /** ... and what the form is checked by. */
  rules: FormRules;
}

/** The password of the account (C9, V25–V27): every other session of it ends. */
export function ChangePasswordForm({ hints, rules }: RuledForm) {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { fetcher, form, problem, pending, listeners } = useForm("password", "oldPassword", rules);
  return (
    <FormCard title={t("session.changeTitle")} text={t("member.security.changeText")}>
      <fetcher.Form
        ref={form}
        method="post"
        action="/member?index"
        noValidate
        className="grid gap-4"
        {...listeners}
      >
        <Note problem={problem} fields={["oldPassword", ...newPasswordNames]} />
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={viewer?.account ?? ""}
        />
        <PasswordField
          id="member-old"
          name="oldPassword"
          label={t("session.oldPassword")}
          autoComplete="current-password"
          error={errorIn(problem, "oldPassword")}
        />
        <NewPasswordFields of="member" hints={hints} problem={problem} />
        <SubmitButton
          intent="password"
          text={t("session.change")}
          busyText={t("session.changing")}
          pending={pending}
        />
      </fetcher.Form>
    </FormCard>
  );
}

/** What guards withdrawals (CA4). */
export function PaymentPasswordForm({ known, hints, rules }: RuledForm & { known: boolean }) {
  const { t, tData } = useI18n();
  const { contacts } = useShell();
  // Whoever was sent here for want of one goes back to where it is needed.
  const returnTo = useSearchParams()[0].get("returnTo");
  const back = returnTo ? `&${new URLSearchParams({ returnTo })}` : "";
  const { fetcher, form, problem, pending, listeners } = useForm(
    ...(["payment", "newPaymentPassword", rules] as const),
  );
  const field = (name: string, label: string, autoComplete: "off" = "off") => (
    <PasswordField
      id={`payment-${name}`}
      name={name}
      label={label}
      autoComplete={autoComplete}
      hint={name === "newPaymentPassword" ? hintText(hints, tData) : undefined}
      error={errorIn(problem, name)}
    />
  );
  return (
    <FormCard
      id="payment-password"
      title={t(known ? "member.security.paymentChange" : "member.security.paymentSet")}
      text={t("member.security.paymentText")}
    >
      <fetcher.Form
        ref={form}
        method="post"
        action={`/member?index${back}`}
        noValidate
        className="grid gap-4"
        {...listeners}
      >
        <Note
          problem={problem}
          fields={known ? ["oldPaymentPassword", ...paymentNames] : paymentNames}
        />
        {known ? field("oldPaymentPassword", t("member.security.paymentOld")) : null}
        {field("newPaymentPassword", t("member.security.paymentNew"))}
        {field("confirmPaymentPassword", t("member.security.paymentAgain"))}
        <SubmitButton
          intent="payment"
          text={t("member.security.save")}
          busyText={t("member.security.saving")}
          pending={pending}
        />
      </fetcher.Form>
      {known ? (
        <div className="mt-4 border-t border-line/60 pt-4 text-sm text-quiet">
          <p>{t("member.security.paymentForgot")}</p>
          {contacts.length > 0 ? <ContactLinks contacts={contacts} /> : null}
        </div>
      ) : null}
    </FormCard>
  );
}

function useForm(name: string, otherwise: string, rules: FormRules) {
  const before = useActionData<FormOutcome>() as FormOutcome | undefined;
  // Without a script the page has three forms, and one answer.
  const own = before?.values?.form === name ? before : undefined;
  const step = useFetcherStep(`member-${name}`, own, otherwise);
  const checked = useFormRules(rules, step.problem);
  return { ...step, ...checked };
}

const paymentNames = ["newPaymentPassword", "confirmPaymentPassword"] as const;

interface NoteProps {
  problem: FormOutcome["problem"] | undefined;
  fields: readonly string[];
}

function Note(props: NoteProps) {
  return <ProblemNote {...props} contacts={useShell().contacts} />;
}

interface FormCardProps {
  /** For links from elsewhere. */
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

function FormCard({ id, title, text, children }: FormCardProps) {
  return (
    <Card as="section" id={id} pad="roomy" className="scroll-mt-24">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{text}</p>
      {children}
    </Card>
  );
}
