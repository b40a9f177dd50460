import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { isSignedOut } from "~/reports/part-of.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { loginPath } from "~/session/guards/return-to.ts";
import { deferQuery } from "./defer-query.server.ts";

/**
 * The one query of a page for members; `partOf` takes its parts out of the answer.
 * @throws Response a redirect: guests and dead sessions to the login (A9), trial accounts home (A21)
 */
export async function queryMember<TData, TVariables extends object>(
  request: Request,
  context: AppLoadContext,
  [document, variables]: [TypedDocumentNode<TData, TVariables>, TVariables],
): Promise<GatewayAnswer<TData>> {
  await requireMember(request, context);
  const answer = await context.gateway.execute(document, variables);
  leaveWhenOver(request, answer);
  return answer;
}

/**
 * Starts to load the parts of a page before its figures are known. With a slow platform they are streamed (E13).
 * @param shape turns the response into what the page shows, such as its parts (`partOf`)
 * @returns `found`: the result of `shape`, or a promise of it; `streamed` for the root
 * @throws Response as `queryMember`. A session that turns out to have ended after the page has begun is a failed part
 */
export async function deferMemberQuery<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  requested: [TypedDocumentNode<TData, TVariables>, TVariables],
  shape: (answer: GatewayAnswer<TData>) => T,
): Promise<{ found: T | Promise<T>; streamed: boolean }> {
  await requireMember(request, context);
  const { answer } = await deferQuery(request, context, requested);
  if (answer instanceof Promise) return { found: answer.then(shape), streamed: true };
  leaveWhenOver(request, answer);
  return { found: shape(answer), streamed: false };
}

/** The platform may end a session before the portal knows it (A9). */
function leaveWhenOver(request: Request, answer: GatewayAnswer<unknown>): void {
  if (!isSignedOut(answer)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}
