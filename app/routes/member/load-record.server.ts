import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Part } from "~/reports/part.ts";
import { loadPart } from "./part.server.ts";
import { recordIdIn } from "./record-path.ts";

/**
 * The record that an address names, such as one deposit (U27c, U27d).
 * @param pick the record in the answer
 * @throws Response 404 where the viewer has no such record; as `loadPart`
 */
export async function loadRecord<TData, T>(
  { request, params, context }: LoaderFunctionArgs,
  document: TypedDocumentNode<TData, { id: string }>,
  pick: (data: TData) => T,
): Promise<{ id: string; record: Exclude<Part<NonNullable<T>>, { notOffered: true }> }> {
  const id = recordIdIn(params.id);
  const record = await loadPart(request, context, [document, { id }], pick);
  if ("notOffered" in record) throw new Response(null, { status: 404 });
  return { id, record };
}
