import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";

interface Props {
  account: string;
  note: string | null;
  before: AccountOutcome | undefined;
}

/** What the agent has noted about the account; nobody else sees it (N9). */
export function AccountNote({ account, note, before }: Props) {
  const { t } = useI18n();
  const step = useFetcherFormStep(`note-${account}`, before);
  const { fetcher, form, outcome, problem, pending } = step;
  const error = errorIn(problem, "note");
  return (
    <fetcher.Form ref={form} method="post" noValidate className="grid gap-3">
      <FormErrorSummary fields={["note"]} problem={problem} />
      <label className="grid gap-1.5 text-sm">
        {t("agentCenter.downline.noteText")}
        <textarea
          key={note}
          name="note"
          rows={3}
          maxLength={500}
          defaultValue={outcome?.values.note ?? note ?? ""}
          aria-invalid={error ? true : undefined}
          aria-describedby="note-error"
          className="field py-2"
        />
      </label>
      <FieldError id="note-error" error={error} />
      <SubmitButton
        intent="note"
        text={t("agentCenter.downline.saveNote")}
        busyText={t("agentCenter.downline.saving")}
        pending={pending}
      />
    </fetcher.Form>
  );
}
