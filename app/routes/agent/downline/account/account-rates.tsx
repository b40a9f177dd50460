import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import type { DownlineRowFragment, RateTemplateFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { type GivableRate, RateFields } from "~/routes/agent/rate-input/rate-fields.tsx";
import { RateTemplates, useChosenTemplate } from "~/routes/agent/rate-input/rate-templates.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";

interface Props {
  member: DownlineRowFragment;
  rates: readonly GivableRate[];
  templates: readonly RateTemplateFragment[];
  /** What the page's own form came to, where there is no script. */
  before: AccountOutcome | undefined;
}

/** Other rates for an account directly below (CA58). */
export function AccountRates({ member, rates, templates, before }: Props) {
  const { t } = useI18n();
  const step = useFetcherFormStep(`rates-${member.id}`, before);
  const { fetcher, form, outcome, problem, pending } = step;
  const template = useChosenTemplate(templates);
  return (
    <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
      <FormErrorSummary fields={["rates"]} problem={problem} />
      <RateTemplates templates={templates} />
      <RateFields
        key={template?.id}
        of="downline"
        rates={rates}
        now={template?.rates ?? member.rates}
        least={member.givenOn}
        outcome={outcome}
      />
      <div className="form-foot">
        <SubmitButton
          intent="rates"
          text={t("agentCenter.downline.saveRates")}
          busyText={t("agentCenter.downline.saving")}
          pending={pending}
        />
      </div>
    </fetcher.Form>
  );
}
