import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { loginPath } from "~/session/guards/return-to.ts";
import { askSoon } from "./ask-soon.server.ts";
import { isSignedOut } from "./part-of.ts";

/**
 * The one query of a page for members; `partOf` takes its parts out of the answer.
 * @throws Response a redirect: guests and dead sessions to the login (A9), trial accounts home (A21)
 */
export async function askMember<TData, TVariables extends object>(
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
 * The parts of a page that can begin before its figures are there: from a slow platform they follow (E13).
 * @param shape what the page makes of the answer, such as its parts (`partOf`)
 * @returns `found`: what `shape` made, or a promise of it; `streamed` for the root
 * @throws Response as `askMember`; a session that turns out to be over after the page began is a failed part
 */
export async function askMemberSoon<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  asked: [TypedDocumentNode<TData, TVariables>, TVariables],
  shape: (answer: GatewayAnswer<TData>) => T,
): Promise<{ found: T | Promise<T>; streamed: boolean }> {
  await requireMember(request, context);
  const { answer } = await askSoon(request, context, asked);
  if (answer instanceof Promise) return { found: answer.then(shape), streamed: true };
  leaveWhenOver(request, answer);
  return { found: shape(answer), streamed: false };
}

/** The platform may know that a session is over before we do (A9). */
function leaveWhenOver(request: Request, answer: GatewayAnswer<unknown>): void {
  if (!isSignedOut(answer)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}
