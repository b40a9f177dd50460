import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { askMember } from "~/reports/ask-member.server.ts";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";

/**
 * Loads one part of the member center. Null without an error means that the brand does not offer it (A56); null
 * with an error means that it can't be loaded now (E12).
 * @param pick selects the part
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
