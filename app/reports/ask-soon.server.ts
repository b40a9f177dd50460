import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { settleSoon } from "~/ui/blocks/block.ts";

/** How long a page waits for what its frame can stand without, in ms. */
const patience = 150;

/**
 * Asks for what may come after the page around it: from a slow platform it follows (E13), unless the address
 * says `stream=off`, as it does without a script. Whoever asks has let the visitor in before.
 * @returns `answer`, or a promise of it
 */
export async function askSoon<TData, TVariables extends object>(
  request: Request,
  { gateway }: AppLoadContext,
  [document, variables]: [TypedDocumentNode<TData, TVariables>, TVariables],
): Promise<{ answer: GatewayAnswer<TData> | Promise<GatewayAnswer<TData>> }> {
  const whole = new URL(request.url).searchParams.get("stream") === "off";
  const answer = gateway.execute(document, variables);
  return settleSoon({ answer }, whole ? 60_000 : patience);
}
