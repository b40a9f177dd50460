import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { landingPageOf } from "~/components/referral/landing-page.ts";
import { linkFields } from "~/components/referral/link-fields.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";

const ChangeReferralLink = graphql(`
  mutation ChangeReferralLink($input: ChangeReferralLinkInput!) {
    changeReferralLink(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Changes what the link of the address is for (CA164), and returns the refusal, if any.
 * @throws Response a redirect to the same page
 */
export async function changeLink({ gateway, brand }: AppLoadContext, form: FormData, here: URL) {
  const { input, values } = readForm(form, linkFields);
  const { name, campaign } = input;
  const landing = landingPageOf(input.landing ?? "", { origin: here.origin, brand });
  if (landing === undefined) {
    return answerOutcome({ problem: refusedField("landing", "validation.landing"), values });
  }
  const code = here.searchParams.get("link") ?? "";
  const { data } = await gateway.execute(ChangeReferralLink, {
    input: { code, name, campaign, landing },
  });
  const result = data?.changeReferralLink;
  if (result?.__typename === "ChangeReferralLinkSuccess") {
    const query = new URLSearchParams(here.searchParams);
    query.set("done", "1");
    throw redirect(`/agentHome/links?${query}`);
  }
  return answerOutcome({ problem: refusalOf(result), values });
}
