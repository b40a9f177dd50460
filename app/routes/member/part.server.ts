import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { askSoon } from "~/reports/ask-soon.server.ts";
import type { Part } from "~/reports/part.ts";
import { isSignedOut, partOf } from "~/reports/part-of.ts";
import { requireMember } from "~/session/guards.server.ts";
import { loginPath } from "~/session/return-to.ts";

/**
 * Asks one part of the member center. Null without an error is what the brand does not offer (A56),
 * null with one is what can't be had now (E12).
 * @param pick the part in the answer
 * @throws Response a redirect: guests and dead sessions to the login, trial accounts home (A21)
 */
export async function askPart<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  [document, variables]: [TypedDocumentNode<TData, TVariables>, TVariables],
  pick: (data: TData) => T,
): Promise<Part<NonNullable<T>>> {
  await requireMember(request, context);
  const answer = await context.gateway.execute(document, variables);
  leaveWhenOver(request, answer);
  return partOf(answer, pick);
}

/**
 * The parts of a page that can begin before its figures are there: from a slow platform they follow (E13).
 * @param shape what the page makes of the answer, such as its parts (`partOf`)
 * @returns `found`: what `shape` made, or a promise of it; `streamed` for the root
 * @throws Response as `askPart`; a session that turns out to be over after the page began is a failed part
 */
export async function askPartsSoon<TData, TVariables extends object, T>(
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
