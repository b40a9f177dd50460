import type { ReactNode } from "react";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { FieldName } from "../../../../brands/typed/field-kinds.ts";

interface Props {
  intent: string;
  field: FieldName;
  text: string;
  busyText: string;
  problem: Problem | null | undefined;
  children: ReactNode;
}

/** The form for a new key or address, folded until it is wanted or was refused. */
export function NewEntryForm({ intent, field, text, busyText, problem, children }: Props) {
  const { form, pending } = useFormStep(null);
  return (
    <Disclosure
      open={problem ? true : undefined}
      look={buttonLook({ tone: "accent", size: "small" })}
      summary={text}
    >
      <Form ref={form} method="post" noValidate className="mt-3 grid max-w-md gap-4">
        <FormErrorSummary fields={[field]} problem={problem} />
        {children}
        <SubmitButton intent={intent} text={text} busyText={busyText} pending={pending} />
      </Form>
    </Disclosure>
  );
}
