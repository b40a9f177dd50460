import { DetailFields } from "~/components/referral/detail-fields.tsx";
import { linkFieldNames } from "~/components/referral/link-fields.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import type { OwnLinkFragment, RateTemplateFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { type GivableRate, RateFields } from "~/routes/agent/rate-input/rate-fields.tsx";
import { RateTemplates, useChosenTemplate } from "~/routes/agent/rate-input/rate-templates.tsx";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { QuickRates } from "./quick-rates.tsx";
import type { RegisterOutcome } from "./register-changes.server.ts";
import { TypeChoice } from "./type-choice.tsx";

interface Props {
  rates: readonly GivableRate[];
  templates: Part<readonly RateTemplateFragment[]>;
  /** The link that was made last. */
  last: Pick<OwnLinkFragment, "rates"> | null;
  /** The number of links; null if unknown. */
  used: number | null;
  /** Its limit. */
  limit: Part<number>;
  /** Of what is made next: the same key makes one link, however often it is sent. */
  linkKey: string;
  /** What the page's own form came to, where there is no script. */
  before: RegisterOutcome | undefined;
}

/** Makes a link by which people register below, with the rates that they get (CA54). */
export function LinkForm({ rates, templates, last, used, linkKey, before, ...props }: Props) {
  const { t } = useI18n();
  const { contacts } = useShell();
  const template = useChosenTemplate(templates);
  const whole = useAgentOffers()("CHANGE_AGENT_LINK");
  const { fetcher, form, problem, pending, ...step } = useFetcherFormStep("register-link", before);
  const outcome = step.outcome as RegisterOutcome | undefined;
  const limit = "data" in props.limit ? props.limit.data : null;
  const known = used !== null && limit !== null;
  const full = known && used >= limit;
  return (
    <Card as="section" aria-labelledby="register-link" pad="roomy">
      <h2 id="register-link" className="text-lg font-bold">
        {t("agentCenter.register.newLink")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">
        {t("agentCenter.register.newLinkText")}
        {known && !full ? (
          <span className="figures block">
            {t("agentCenter.register.limit", { count: used, max: limit })}
          </span>
        ) : null}
      </p>
      {"failed" in props.limit ? <FailedLine name={t("agentCenter.register.most")} /> : null}
      {full ? (
        <p className="flex gap-2.5 text-sm">
          <i className="icon-triangle-alert mt-0.5 size-4.5 shrink-0 text-gold" />
          {t("agentCenter.register.full", { max: limit })}
        </p>
      ) : (
        <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
          <input type="hidden" name="linkKey" value={outcome?.linkKey ?? linkKey} />
          <FormErrorSummary
            fields={[...(whole ? linkFieldNames : ["name"]), "rates"]}
            problem={problem}
            contacts={contacts}
            words={{ STATE_CHANGED: "agentCenter.register.tooMany" }}
          />
          <DetailFields values={outcome?.values ?? {}} problem={problem} whole={whole} />
          <TypeChoice chosen={outcome?.values.type} />
          <QuickRates rates={rates} last={last?.rates ?? []} />
          <RateTemplates templates={templates} />
          <RateFields
            key={template?.id}
            of="link"
            rates={rates}
            now={template?.rates}
            outcome={outcome}
          />
          <div className="form-foot">
            <SubmitButton
              intent="link"
              text={t("agentCenter.register.makeLink")}
              busyText={t("agentCenter.register.making")}
              pending={pending}
            />
          </div>
        </fetcher.Form>
      )}
    </Card>
  );
}
