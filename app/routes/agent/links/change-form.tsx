import { DetailFields } from "~/components/referral/detail-fields.tsx";
import { linkFieldNames } from "~/components/referral/link-fields.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import type { OwnLinkFactsFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  link: Pick<OwnLinkFactsFragment, "name" | "campaign" | "landing">;
  /** What the page's own form came to, where there is no script. */
  before: FormOutcome | undefined;
}

/** Changes name, campaign and page of a link (CA164). */
export function ChangeForm({ link, before }: Props) {
  const { t } = useI18n();
  const { contacts } = useShell();
  const { fetcher, form, problem, pending, outcome } = useFetcherFormStep("link-change", before);
  const { name, campaign, landing } = link;
  const stored = { name: name ?? "", campaign: campaign ?? "", landing: landing ?? "" };
  return (
    <fetcher.Form ref={form} method="post" noValidate className="mt-3 grid max-w-xl gap-4">
      <FormErrorSummary fields={[...linkFieldNames]} problem={problem} contacts={contacts} />
      <DetailFields values={outcome?.values ?? stored} problem={problem} whole />
      <SubmitButton
        intent="change"
        text={t("agentCenter.links.save")}
        busyText={t("agentCenter.links.saving")}
        pending={pending}
      />
    </fetcher.Form>
  );
}
