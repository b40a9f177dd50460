import type { ContractName } from "~/components/contracts/kinds.ts";
import { PreviewNote } from "~/components/contracts/preview-note.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import type { OfferOutcome } from "./contract-changes.server.ts";
import { OfferFields, offerFieldNames } from "./offer-fields.tsx";
import { OfferReview } from "./offer-review.tsx";

interface Props {
  name: ContractName;
  /** What the form begins with. */
  start: Readonly<Record<string, string>>;
  /** The terms of the agent's own contract of this kind; null for none. */
  own: Readonly<Record<string, string>> | null;
  /** What the page's own form came to, where there is no script. */
  before: OfferOutcome | undefined;
  idempotencyKey: string;
}

/** Offers a contract to a direct member (C48–C51, D-28, D-29), with a preview of what it would have paid. */
export function OfferForm({ name, start, own, before, idempotencyKey }: Props) {
  const { t } = useI18n();
  const { viewer, contacts } = useShell();
  const offers = useAgentOffers();
  const step = useFetcherFormStep(`offer-${name}`, before);
  const { fetcher, form, problem, pending } = step;
  const outcome = step.outcome as OfferOutcome | undefined;
  const values = outcome?.values ?? start;
  const currency = viewer?.balance?.money.currency;
  return (
    <Card as="section" aria-labelledby="offer-title" pad="roomy">
      <h2 id="offer-title" className="text-lg font-bold">
        {t("agentCenter.contracts.offer")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{t("agentCenter.contracts.offerText")}</p>
      <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
        <input
          type="hidden"
          name="idempotencyKey"
          value={outcome?.idempotencyKey ?? idempotencyKey}
        />
        <FormErrorSummary
          fields={offerFieldNames(name)}
          problem={problem}
          contacts={contacts}
          words={{ STATE_CHANGED: "agentCenter.contracts.waitsAlready" }}
        />
        {outcome?.review ? (
          <OfferReview outcome={outcome} name={name} currency={currency} pending={pending} />
        ) : (
          <>
            <OfferFields
              name={name}
              own={own}
              values={values}
              problem={problem}
              currency={currency}
            />
            {offers("CONTRACT_PREVIEW") ? (
              <Button
                type="submit"
                name="intent"
                value="preview"
                busy={pending === "preview"}
                tone="quiet"
                size="small"
              >
                {t("agentCenter.contracts.preview.ask")}
              </Button>
            ) : null}
            {outcome?.preview ? <PreviewNote preview={outcome.preview} /> : null}
            <div className="form-foot">
              <SubmitButton
                intent="offer"
                text={t("agentCenter.contracts.toReview")}
                busyText={t("agentCenter.contracts.checking")}
                pending={pending}
              />
            </div>
          </>
        )}
      </fetcher.Form>
    </Card>
  );
}
