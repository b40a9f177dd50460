import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import type { Part } from "~/reports/part.ts";
import { isSignedOut, partOf } from "~/reports/part-of.ts";
import { requireAgent } from "~/session/guards.server.ts";
import { withReturnTo } from "~/session/return-to.ts";
import { settleSoon } from "~/ui/block.ts";

/** How long a page waits for its figures before it begins without them, in ms. */
const patience = 150;

/**
 * The one query of a page of the agent center whose frame and filters can stand before its figures: from
 * a slow platform these follow (E13), unless the address says `stream=off`, as it does without a script.
 * @returns `parts`: what `pick` took out of the answer, or a promise of it; `streamed` for the root
 * @throws Response as `askAgent`; a session that turns out to be over after the page began is a failed part
 */
export async function askAgentSoon<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  [document, variables]: [TypedDocumentNode<TData, TVariables>, TVariables],
  pick: (data: TData) => T,
): Promise<{ part: Part<NonNullable<T>> | Promise<Part<NonNullable<T>>>; streamed: boolean }> {
  await requireAgent(request, context);
  const whole = new URL(request.url).searchParams.get("stream") === "off";
  const answer = context.gateway.execute(document, variables);
  const soon = await settleSoon({ answer }, whole ? 60_000 : patience);
  if (soon.answer instanceof Promise) {
    return { part: soon.answer.then((late) => partOf(late, pick)), streamed: true };
  }
  leaveWhenOver(request, soon.answer);
  return { part: partOf(soon.answer, pick), streamed: false };
}

/**
 * The one query of a page of the agent center; `partOf` takes its parts out of the answer.
 * @throws Response a redirect: whoever is no agent (A22), and who is not signed in any more (A9), to the
 *   agents' login
 */
export async function askAgent<TData, TVariables extends object>(
  request: Request,
  context: AppLoadContext,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<GatewayAnswer<TData>> {
  await requireAgent(request, context);
  const answer = await context.gateway.execute(document, variables);
  leaveWhenOver(request, answer);
  return answer;
}

function leaveWhenOver(request: Request, answer: GatewayAnswer<unknown>): void {
  if (!isSignedOut(answer)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(withReturnTo("/agent", pathname + search));
}
