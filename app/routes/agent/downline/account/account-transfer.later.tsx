import { useShell } from "~/components/shell/use-shell.ts";
import { PasswordField } from "~/forms/password-field.tsx";
import { ProblemNote } from "~/forms/problem-note.tsx";
import { errorIn } from "~/forms/refusal.ts";
import { SubmitButton } from "~/forms/submit-button.tsx";
import { TextField } from "~/forms/text-field.tsx";
import { useFetcherStep } from "~/forms/use-step.ts";
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
  const step = useFetcherStep(`transfer-${account}`, before, "paymentPassword");
  const { fetcher, form, outcome, problem, pending } = step;
  const currency = viewer?.balance?.money.currency;
  const key = (outcome as AccountOutcome | undefined)?.idempotencyKey ?? idempotencyKey;
  return (
    <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
      <input type="hidden" name="idempotencyKey" value={key} />
      <ProblemNote
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
      <SubmitButton
        intent="transfer"
        text={t("agentCenter.downline.send", { account })}
        busyText={t("agentCenter.downline.sending")}
        pending={pending}
      />
    </fetcher.Form>
  );
}
