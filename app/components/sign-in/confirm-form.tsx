import type { RefObject } from "react";
import type { FetcherForm } from "~/forms/answers/use-form-fetcher.ts";
import type { Step } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import type { SecondFactorMethod } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { ConfirmFields } from "./confirm-fields.tsx";

/** How a step's form is submitted, and its state: as a page, or in a dialog over one. */
export interface StepForm {
  Form: FetcherForm;
  step: Step & { form: RefObject<HTMLFormElement> };
  /** Whether the page stays, so that the next step of the login is returned as data. */
  stays?: boolean;
}

export interface ConfirmFacts {
  returnTo: string;
  methods: readonly SecondFactorMethod[];
  expiresAt: number;
  contacts: readonly { name: string; url: string }[];
}

/** The second step of a login (M18): a method and its input. */
export function ConfirmForm({ found, Form, step, stays }: StepForm & { found: ConfirmFacts }) {
  const { t, date } = useI18n();
  const { form, outcome, problem, pending } = step;
  const time = date(found.expiresAt, "timeWithZone");
  return (
    <>
      <p className="mb-5 text-sm text-quiet">{t("session.confirmText")}</p>
      <Form
        ref={form}
        method="post"
        action={withReturnTo("/login/confirm", found.returnTo)}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="returnTo" value={found.returnTo} />
        {stays ? <input type="hidden" name="stays" value="1" /> : null}
        <FormErrorSummary fields={["code"]} problem={problem} contacts={found.contacts} />
        <ConfirmFields methods={found.methods} outcome={outcome} />
        <p className="figures text-sm text-quiet">{t("session.confirmUntil", { time })}</p>
        <SubmitButton
          intent="confirm"
          text={t("session.confirmSend")}
          busyText={t("session.confirming")}
          pending={pending}
        />
      </Form>
    </>
  );
}
