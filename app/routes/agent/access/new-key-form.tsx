import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { KeyOutcome } from "./change-keys.server.ts";

/** Makes a key: its name, and that it is shown once, are the question before. */
export function NewKeyForm({ before }: { before: KeyOutcome | undefined }) {
  const { t } = useI18n();
  const { form, pending } = useFormStep(null);
  const problem = before?.problem;
  return (
    <Disclosure
      open={problem ? true : undefined}
      look={buttonLook({ tone: "accent", size: "small" })}
      summary={t("agentCenter.access.create")}
    >
      <Form ref={form} method="post" noValidate className="mt-3 grid max-w-md gap-4">
        <FormErrorSummary fields={["name"]} problem={problem} />
        <TextField
          id="key-name"
          name="name"
          label={t("agentCenter.access.name")}
          hint={t("agentCenter.access.nameHint")}
          defaultValue={before?.values.name}
          error={errorIn(problem, "name")}
        />
        <SubmitButton
          intent="create"
          text={t("agentCenter.access.create")}
          busyText={t("agentCenter.access.creating")}
          pending={pending}
        />
      </Form>
    </Disclosure>
  );
}
