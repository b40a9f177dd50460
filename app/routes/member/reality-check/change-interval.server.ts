import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";

const ChangeRealityCheck = graphql(`
  mutation ChangeRealityCheck($minutes: Int) {
    changeRealityCheck(minutes: $minutes) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Sets the interval of reality checks (G11), and returns why it was refused.
 * @throws Response a redirect to the page with a success message; 400 for what is no number of minutes
 */
export async function changeInterval({ gateway }: AppLoadContext, form: FormData) {
  const minutes = Number(form.get("minutes"));
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1440) {
    throw new Response(null, { status: 400 });
  }
  const { data } = await gateway.execute(ChangeRealityCheck, { minutes });
  const result = data?.changeRealityCheck;
  if (result?.__typename !== "ChangeRealityCheckSuccess") {
    return answerOutcome({ problem: refusalOf(result), values: {} });
  }
  throw redirect("/member/reality-check?done=set");
}
