import { useRouteLoaderData } from "@remix-run/react";
import type { loadAgentMenu } from "./load-menu.server.ts";

/** The data of the center's frame: pages, offers and badges. Null if the frame failed to load. */
export function useAgentMenu() {
  return useRouteLoaderData<typeof loadAgentMenu>("routes/agent/layout") ?? null;
}
