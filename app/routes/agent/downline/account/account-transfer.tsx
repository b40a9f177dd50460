import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { PasswordField } from "~/forms/fields/password-field.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";

interface Props {
  account: string;
  before: AccountOutcome | undefined;
  idempotencyKey: string;
}

/** Money to an account below, guarded by the payment password (CA19, U32, P9). */
export function AccountTransfer({ account, before, idempotencyKey }: Props) {
  const { t } = useI18n();
  const { viewer, contacts } = useShell();
  const step = useFetcherFormStep(`transfer-${account}`, before, "paymentPassword");
  const { fetcher, form, outcome, problem, pending } = step;
  const currency = viewer?.balance?.money.currency;
  const key = (outcome as AccountOutcome | undefined)?.idempotencyKey ?? idempotencyKey;
  return (
    <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
      <input type="hidden" name="idempotencyKey" value={key} />
      <FormErrorSummary
        fields={["amount", "account", "paymentPassword"]}
        problem={problem}
        contacts={contacts}
      />
      <TextField
        id="transfer-amount"
        name="amount"
        label={t("agentCenter.downline.amount", { currency: currency ?? "" })}
        figures
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        defaultValue={outcome?.values.amount}
        error={errorIn(problem, "amount") ?? errorIn(problem, "account")}
        {...(currency ? { currency } : {})}
      />
      <PasswordField
        id="transfer-password"
        name="paymentPassword"
        label={t("agentCenter.downline.paymentPassword")}
        autoComplete="off"
        inputMode="numeric"
        error={errorIn(problem, "paymentPassword")}
      />
      <div className="form-foot">
        <SubmitButton
          intent="transfer"
          text={t("agentCenter.downline.send", { account })}
          busyText={t("agentCenter.downline.sending")}
          pending={pending}
        />
      </div>
    </fetcher.Form>
  );
}
