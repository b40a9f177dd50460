import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";
import { queryMember } from "~/reports/query/query-member.server.ts";

/**
 * Loads one part of the member center. Null without an error means that the brand does not offer it (A56); null
 * with an error means that it can't be loaded now (E12).
 * @param pick selects the part
 * @throws Response as `queryMember`
 */
export async function loadPart<TData, TVariables extends object, T>(
  request: Request,
  context: AppLoadContext,
  requested: [TypedDocumentNode<TData, TVariables>, TVariables],
  pick: (data: TData) => T,
): Promise<Part<NonNullable<T>>> {
  return partOf(await queryMember(request, context, requested), pick);
}
