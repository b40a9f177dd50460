import { useEffect } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { hintText } from "~/forms/rules/hint-text.ts";
import type { Hint } from "~/forms/rules/rule-hint.ts";
import type { RateTemplateFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { type GivableRate, RateFields } from "~/routes/agent/rate-input/rate-fields.tsx";
import { RateTemplates, useChosenTemplate } from "~/routes/agent/rate-input/rate-templates.tsx";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { shownLook, useShownMessage } from "~/ui/notes/show-message.ts";
import { QuickRates } from "./quick-rates.tsx";
import type { Fresh, RegisterOutcome } from "./register-changes.server.ts";
import { TypeChoice } from "./type-choice.tsx";

interface Props {
  rates: readonly GivableRate[];
  templates: Part<readonly RateTemplateFragment[]>;
  hints: { account: readonly Hint[]; password: readonly Hint[] };
  /** What the page's own form came to, where there is no script. */
  before: RegisterOutcome | undefined;
  fresh: Fresh;
}

/** Opens an account below: its name, type and rates; its password is made here and shown once (CA52, C15). */
export function AccountForm({ rates, templates, hints, before, fresh }: Props) {
  const { t, tData } = useI18n();
  const { contacts } = useShell();
  const template = useChosenTemplate(templates);
  const step = useFetcherFormStep("register-account", before);
  const { fetcher, form, problem, pending } = step;
  const outcome = step.outcome as RegisterOutcome | undefined;
  const { password, idempotencyKey } = outcome?.again ?? fresh;
  const opened = outcome?.opened;

  // The account is open: the next one begins with empty fields.
  useEffect(() => {
    if (opened) form.current?.reset();
  }, [opened, form]);

  return (
    <Card as="section" aria-labelledby="register-account" pad="roomy">
      <h2 id="register-account" className="text-lg font-bold">
        {t("agentCenter.register.open")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{t("agentCenter.register.openText")}</p>
      {opened ? <Opened {...opened} /> : null}
      <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <FormErrorSummary
          fields={["account", "rates", ...(password === null ? ["password"] : [])]}
          problem={problem}
          contacts={contacts}
        />
        <TextField
          id="register-name"
          name="account"
          label={t("agentCenter.downline.account")}
          hint={hintText(hints.account, tData)}
          autoComplete="off"
          maxLength={60}
          defaultValue={outcome?.values.account}
          error={errorIn(problem, "account")}
        />
        {password === null ? (
          <PasswordField
            id="register-password"
            name="password"
            label={t("agentCenter.register.password")}
            autoComplete="new-password"
            hint={hintText(hints.password, tData)}
            error={errorIn(problem, "password")}
          />
        ) : (
          <>
            <input type="hidden" name="generated" value="1" />
            <input type="hidden" name="password" value={password} />
          </>
        )}
        <TypeChoice chosen={outcome?.values.type} />
        <RateTemplates templates={templates} />
        <QuickRates rates={rates} />
        <RateFields
          key={template?.id}
          of="register"
          rates={rates}
          now={template?.rates}
          outcome={outcome}
        />
        <div className="form-foot">
          <SubmitButton
            intent="account"
            text={t("agentCenter.register.openNow")}
            busyText={t("agentCenter.register.opening")}
            pending={pending}
          />
        </div>
      </fetcher.Form>
    </Card>
  );
}

/** The data to give to the new account's owner. The password can't be shown again later. */
function Opened({ account, password }: { account: string; password: string }) {
  const { t } = useI18n();
  const box = useShownMessage<HTMLDivElement>(account);
  return (
    <div ref={box} tabIndex={-1} role="status" className={`mb-5 ${shownLook}`}>
      <Card tone="good" pad="snug" className="grid gap-3">
        <p className="text-sm font-semibold">{t("agentCenter.register.opened", { account })}</p>
        <CopyField label={t("agentCenter.downline.account")} value={account} />
        <CopyField label={t("agentCenter.register.password")} value={password} />
        <p className="text-xs text-quiet">{t("agentCenter.register.once")}</p>
      </Card>
    </div>
  );
}
