import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Part } from "~/reports/part.ts";
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
  const { data, errors, dropped } = await context.gateway.execute(document, variables);
  // The platform may know that a session is over before we do (A9).
  if (errors?.some(({ extensions }) => extensions.code === "UNAUTHENTICATED")) {
    const { pathname, search } = new URL(request.url);
    throw redirect(loginPath(pathname + search));
  }
  const part = data && pick(data);
  if (part != null) return dropped ? { data: part, dropped } : { data: part };
  if (errors?.length) {
    return { failed: true, requestId: errors[0]?.extensions.requestId ?? null };
  }
  return { notOffered: true };
}
