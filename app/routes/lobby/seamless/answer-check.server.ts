import { type AppLoadContext, redirect, replace } from "@remix-run/cloudflare";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";

const AnswerRealityCheck = graphql(`
  mutation AnswerRealityCheck($number: Int!) {
    answerRealityCheck(number: $number) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Answers a reality check (G11). Fields: `number`, and `intent`, which is continue or leave.
 * @throws Response a redirect to the game or to the lobby; 400 for other fields
 */
export async function answerCheck(request: Request, { gateway }: AppLoadContext) {
  const form = await request.formData();
  const number = Number(form.get("number"));
  const intent = form.get("intent");
  if (!Number.isSafeInteger(number) || number < 1) throw new Response(null, { status: 400 });
  if (intent !== "continue" && intent !== "leave") throw new Response(null, { status: 400 });
  const { data } = await gateway.execute(AnswerRealityCheck, { number });
  const result = data?.answerRealityCheck;
  if (result?.__typename !== "AnswerRealityCheckSuccess") {
    return answerOutcome({ problem: refusalOf(result), values: {} });
  }
  const { pathname, searchParams } = new URL(request.url);
  const ticket = searchParams.get("ticket") ?? "";
  throw intent === "leave"
    ? redirect("/")
    : replace(`${pathname.replace(/\.data$/, "")}?${new URLSearchParams({ ticket })}`);
}
