import { useShell } from "~/components/shell/use-shell.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { hintText } from "~/forms/rules/hint-text.ts";
import type { Hint } from "~/forms/rules/rule-hint.ts";
import { type FormRules, useFormRules } from "~/forms/rules/use-form-rules.ts";
import type { OwnProfileFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Card, cardLook } from "~/ui/layout/card.tsx";
import { profileFields } from "./profile-fields.ts";

interface Props {
  profile: OwnProfileFragment;
  rules: FormRules;
  /** The rules of each field as text. */
  hints: Readonly<Record<string, readonly Hint[]>>;
  outcome: FormOutcome | undefined;
}

/** The details that can be changed (CA2), each with its rule below it; a real name that is given stays. */
export function ProfileForm({ profile, rules, hints, outcome }: Props) {
  const { t, tData } = useI18n();
  const { contacts } = useShell();
  const offers = useOffers();
  const open = profileFields.filter(({ name }) => name !== "realName" || !profile.realName);
  const requested: FormRules = {
    ...rules,
    fields: Object.fromEntries(
      open.flatMap(({ name }) => {
        const rule = rules.fields[name];
        return rule ? [[name, rule]] : [];
      }),
    ),
  };
  const { form, problem: answered, pending } = useFormStep(null);
  const { problem, listeners } = useFormRules(requested, outcome ? answered : null);
  const title = (
    <h2 id="profile-title" className="text-lg font-bold">
      {t("profile.details")}
    </h2>
  );
  if (!offers("EDIT_PROFILE")) {
    return (
      <Card as="section" aria-labelledby="profile-title" pad="roomy" className="grid gap-4">
        {title}
        <p className="text-sm text-quiet">{t("profile.readOnly")}</p>
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {open.map(({ name }) => (
            <div key={name} className="contents">
              <dt className="text-quiet">{t(`profile.fields.${name}`)}</dt>
              <dd className="break-words max-sm:mb-1.5">{profile[name] || t("profile.none")}</dd>
            </div>
          ))}
        </dl>
      </Card>
    );
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="profile-title"
      className={cardLook({ pad: "roomy", className: "grid items-start gap-5 sm:grid-cols-2" })}
      {...listeners}
    >
      <div className="sm:col-span-2">{title}</div>
      {answered && outcome ? (
        <div className="empty:hidden sm:col-span-2">
          <FormErrorSummary
            fields={open.map(({ name }) => name)}
            problem={problem}
            contacts={contacts}
          />
        </div>
      ) : null}
      {open.map(({ name, autoComplete, ...field }) => (
        <TextField
          key={name}
          id={`profile-${name}`}
          name={name}
          type={name === "birthday" ? "date" : "text"}
          label={t(`profile.fields.${name}`)}
          hint={
            name === "birthday" ? t("profile.birthdayHint") : hintText(hints[name] ?? [], tData)
          }
          autoComplete={autoComplete}
          optional={!("required" in field)}
          defaultValue={outcome?.values[name] ?? profile[name] ?? ""}
          error={errorIn(problem, name)}
        />
      ))}
      <div className="grid sm:col-span-2 sm:justify-start">
        <SubmitButton
          intent="profile"
          text={t("profile.save")}
          busyText={t("profile.saving")}
          pending={pending}
        />
      </div>
    </Form>
  );
}
