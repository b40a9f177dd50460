import { useRouteLoaderData } from "@remix-run/react";
import type { loadShell } from "./load-shell.server.ts";

/**
 * Whether the visitor's browser asked to save data when it loaded the document (`Save-Data`, L6): then pictures that
 * only decorate are left out. False where there is no shell.
 */
export function useSavesData(): boolean {
  return useRouteLoaderData<typeof loadShell>("root")?.savesData ?? false;
}
