import type { EdgeHandle } from "~/portal-context.ts";

/**
 * What a route says about itself in its `handle` export. `requiresCountry` is for the edge; `chrome` is the
 * frame around the page: `full` (the default) header to footer, `page` the page alone between the margins (help without
 * header, R11), `none` nothing at all (a running game, R48).
 */
export interface PageHandle extends EdgeHandle {
  chrome?: "full" | "page" | "none";
}

/** The frame of the deepest route that names one. */
export function chromeOf(
  matches: readonly { handle?: unknown }[],
): NonNullable<PageHandle["chrome"]> {
  for (const { handle } of [...matches].reverse()) {
    const chrome = (handle as PageHandle | undefined)?.chrome;
    if (chrome) return chrome;
  }
  return "full";
}
