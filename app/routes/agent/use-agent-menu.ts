import { useRouteLoaderData } from "@remix-run/react";
import type { loadAgentMenu } from "./load-menu.server.ts";

/** What the center's frame knows: pages, offers, and what waits. Null while the frame itself failed. */
export function useAgentMenu() {
  return useRouteLoaderData<typeof loadAgentMenu>("routes/agent/layout") ?? null;
}
