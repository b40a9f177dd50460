import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { partOf } from "~/reports/part-of.ts";
import { queriesFor } from "~/reports/query/queries-for.server.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";
import { withReturnTo } from "~/session/guards/return-to.ts";

/** Pages of the agent center lead visitors who are no agents (A22) or not signed in any more (A9) to the agents' login. */
export const { query: queryAgent, defer: queryAgentParts } = queriesFor({
  admit: requireAgent,
  login: (page) => withReturnTo("/agent", page),
});

/** `queryAgentParts` for a page with one part: `pick` is the part in the answer. */
export async function deferAgentQuery<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  requested: [TypedDocumentNode<TData, TVariables>, TVariables],
  pick: (data: TData) => T,
) {
  const { found, streamed } = await queryAgentParts(request, context, requested, (answer) =>
    partOf(answer, pick),
  );
  return { part: found, streamed };
}
