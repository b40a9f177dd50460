import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { message } from "~/i18n/page-title.server.ts";
import type { PortalContext } from "~/portal-context.ts";
import { returnToOf } from "~/session/guards/return-to.ts";

interface StepData {
  system: { customerService: readonly { name: string; url: string }[] };
}

/**
 * What every further step of a login loads (M6, M18).
 * @returns the answer to the step's own query, null when it failed, and the facts that all steps show
 */
export async function loadStep<TData extends StepData>(
  request: Request,
  context: PortalContext,
  document: TypedDocumentNode<TData, Record<string, never>>,
  title: Parameters<typeof message>[1],
) {
  const { data } = await context.gateway.execute(document, {});
  return {
    data: data ?? null,
    facts: {
      title: message(context, title),
      returnTo: returnToOf(request),
      // The brand's own contacts are used when the platform does not return any (A75).
      contacts: data?.system.customerService ?? context.brand.customerService,
    },
  };
}
