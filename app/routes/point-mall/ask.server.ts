import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { askSoon } from "~/reports/ask-soon.server.ts";
import { isSignedOut } from "~/reports/part-of.ts";
import { requireMember } from "~/session/guards.server.ts";
import { loginPath } from "~/session/return-to.ts";

/**
 * The one query of a page of the mall, whose frame can stand before what the platform says (`askSoon`).
 * @param shape what the page makes of the answer, such as its parts (`partOf`)
 * @returns `found`: what `shape` made, or a promise of it; `streamed` for the root
 * @throws Response a redirect: guests and dead sessions to the login (A9), trial accounts home (A21)
 */
export async function askMallSoon<TData, TVariables extends object, T>(
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

/** The same for what a page can't begin without, such as whether there is what its address names. */
export async function askMall<TData, TVariables extends object>(
  request: Request,
  context: AppLoadContext,
  [document, variables]: [TypedDocumentNode<TData, TVariables>, TVariables],
): Promise<GatewayAnswer<TData>> {
  await requireMember(request, context);
  const answer = await context.gateway.execute(document, variables);
  leaveWhenOver(request, answer);
  return answer;
}

function leaveWhenOver(request: Request, answer: GatewayAnswer<unknown>): void {
  if (!isSignedOut(answer)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}
