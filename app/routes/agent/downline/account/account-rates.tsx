import { Form } from "~/forms/owner/post-form.tsx";
import type { DownlineRowFragment, RateTemplateFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { type GivableRate, RateFields } from "~/routes/agent/rate-input/rate-fields.tsx";
import { RateTemplates, useChosenTemplate } from "~/routes/agent/rate-input/rate-templates.tsx";
import { Button } from "~/ui/controls/button.tsx";

interface Props {
  member: DownlineRowFragment;
  rates: readonly GivableRate[];
  templates: Part<readonly RateTemplateFragment[]>;
}

/** Other rates for an account directly below: they lead to their review, which changes them (N9, N26). */
export function AccountRates({ member, rates, templates }: Props) {
  const { t } = useI18n();
  const template = useChosenTemplate(templates);
  return (
    <Form method="get" action="/agentHome/rates" className="grid gap-4">
      <input type="hidden" name="account" value={member.account} />
      <RateTemplates templates={templates} />
      <RateFields
        key={template?.id}
        of="downline"
        rates={rates}
        now={template?.rates ?? member.rates}
        least={member.givenOn}
        outcome={undefined}
      />
      <div className="form-foot">
        <Button type="submit" name="review" value="1" size="form">
          {t("agentCenter.reports.rates.review")}
        </Button>
      </div>
    </Form>
  );
}
