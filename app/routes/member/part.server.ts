import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
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
  // The platform may know that a session is over before we do (A9).
  if (isSignedOut(answer)) {
    const { pathname, search } = new URL(request.url);
    throw redirect(loginPath(pathname + search));
  }
  return partOf(answer, pick);
}
