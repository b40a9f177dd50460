import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { agentPageBySpecName } from "~/routes/agent/pages.ts";
import { requireAgent } from "~/session/guards/guards.server.ts";

export const handle: PageHandle = { requiresCountry: "nothing" };

/**
 * Addresses below `/agentHome` that no page has: the specification's own names lead to their pages (A100).
 * @throws Response always: a redirect, or 404 for a name that is none
 */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<null> {
  await requireAgent(request, context);
  const named = agentPageBySpecName(params["*"] ?? null);
  if (named) throw redirect(named.path + new URL(request.url).search, 301);
  throw new Response(null, { status: 404 });
}

/** It renders nothing. The component exists so that a 404 uses the portal's own error page. */
export default function AgentAlias() {
  return null;
}
