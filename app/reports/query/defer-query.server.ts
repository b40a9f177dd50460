import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { settleSoon } from "~/ui/blocks/block.ts";

/** How long a page waits for data that its frame can be shown without, in ms. */
export function patienceOf(request: Request): number {
  return new URL(request.url).searchParams.get("stream") === "off" ? 60_000 : 150;
}

/**
 * Loads data that may follow the page's frame. With a slow platform it is streamed (E13), unless the address has
 * `stream=off`, as it has without scripts. The caller has checked access before.
 * @returns `answer`, or a promise of it
 */
export async function deferQuery<TData, TVariables extends object>(
  request: Request,
  { gateway }: AppLoadContext,
  [document, variables]: [TypedDocumentNode<TData, TVariables>, TVariables],
): Promise<{ answer: GatewayAnswer<TData> | Promise<GatewayAnswer<TData>> }> {
  const answer = gateway.execute(document, variables);
  return settleSoon({ answer }, patienceOf(request));
}
