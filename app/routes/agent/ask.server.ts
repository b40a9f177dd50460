import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { askSoon } from "~/reports/ask-soon.server.ts";
import { isSignedOut, partOf } from "~/reports/part-of.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import { withReturnTo } from "~/session/guards/return-to.ts";

/**
 * The one query of a page whose frame and filters can stand before its figures: from a slow platform these
 * follow (E13), unless the address says `stream=off`, as it does without a script.
 * @param shape what the page makes of the answer, such as its parts (`partOf`)
 * @returns `found`: what `shape` made, or a promise of it; `streamed` for the root
 * @throws Response as `askAgent`; a session that turns out to be over after the page began is a failed part
 */
export async function askAgentParts<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  asked: [TypedDocumentNode<TData, TVariables>, TVariables],
  shape: (answer: GatewayAnswer<TData>) => T,
): Promise<{ found: T | Promise<T>; streamed: boolean }> {
  await requireAgent(request, context);
  const { answer } = await askSoon(request, context, asked);
  if (answer instanceof Promise) return { found: answer.then(shape), streamed: true };
  leaveWhenOver(request, answer);
  return { found: shape(answer), streamed: false };
}

/** The same for a page with one part: `pick` is the part in the answer. */
export async function askAgentSoon<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  asked: [TypedDocumentNode<TData, TVariables>, TVariables],
  pick: (data: TData) => T,
) {
  const shape = (answer: GatewayAnswer<TData>) => partOf(answer, pick);
  const { found, streamed } = await askAgentParts(request, context, asked, shape);
  return { part: found, streamed };
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
