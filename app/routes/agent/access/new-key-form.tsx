import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { KeyOutcome } from "./change-keys.server.ts";
import { NewEntryForm } from "./new-entry-form.tsx";

/** Makes a key: its name, and that it is shown once, are the question before. */
export function NewKeyForm({ before }: { before: KeyOutcome | undefined }) {
  const { t } = useI18n();
  const problem = before?.problem;
  return (
    <NewEntryForm
      intent="create"
      field="name"
      text={t("agentCenter.access.create")}
      busyText={t("agentCenter.access.creating")}
      problem={problem}
    >
      <TextField
        id="key-name"
        name="name"
        label={t("agentCenter.access.name")}
        hint={t("agentCenter.access.nameHint")}
        defaultValue={before?.values.name}
        error={errorIn(problem, "name")}
      />
    </NewEntryForm>
  );
}
