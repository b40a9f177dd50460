import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { askMember } from "~/reports/ask-member.server.ts";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";

/**
 * Asks one part of the member center. Null without an error is what the brand does not offer (A56),
 * null with one is what can't be had now (E12).
 * @param pick the part in the answer
 * @throws Response as `askMember`
 */
export async function askPart<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  asked: [TypedDocumentNode<TData, TVariables>, TVariables],
  pick: (data: TData) => T,
): Promise<Part<NonNullable<T>>> {
  return partOf(await askMember(request, context, asked), pick);
}
