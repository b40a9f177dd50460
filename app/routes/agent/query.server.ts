import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { isSignedOut, partOf } from "~/reports/part-of.ts";
import { deferQuery } from "~/reports/query/defer-query.server.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import { withReturnTo } from "~/session/guards/return-to.ts";

/**
 * Runs the single query of a page whose frame and filters can be shown before its figures. With a slow platform the
 * figures are streamed (E13), unless the address has `stream=off`, as it has without scripts.
 * @param shape turns the response into what the page shows, such as its parts (`partOf`)
 * @returns `found`: the result of `shape`, or a promise of it; `streamed` for the root
 * @throws Response as `queryAgent`. A session that turns out to have ended after the page has begun is a failed part
 */
export async function queryAgentParts<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  requested: [TypedDocumentNode<TData, TVariables>, TVariables],
  shape: (answer: GatewayAnswer<TData>) => T,
): Promise<{ found: T | Promise<T>; streamed: boolean }> {
  await requireAgent(request, context);
  const { answer } = await deferQuery(request, context, requested);
  if (answer instanceof Promise) return { found: answer.then(shape), streamed: true };
  leaveWhenOver(request, answer);
  return { found: shape(answer), streamed: false };
}

/** The same for a page with one part: `pick` is the part in the answer. */
export async function deferAgentQuery<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  requested: [TypedDocumentNode<TData, TVariables>, TVariables],
  pick: (data: TData) => T,
) {
  const shape = (answer: GatewayAnswer<TData>) => partOf(answer, pick);
  const { found, streamed } = await queryAgentParts(request, context, requested, shape);
  return { part: found, streamed };
}

/**
 * Runs the single query of a page of the agent center; `partOf` selects its parts.
 * @throws Response a redirect to the agents' login for visitors who are no agents (A22) or not signed in any more
 *   (A9)
 */
export async function queryAgent<TData, TVariables extends object>(
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
