import type { EdgeHandle } from "~/portal-context.ts";

/**
 * A route's `handle` export. `requiresCountry` is for the edge. `chrome` is the frame around the page: `full` (the
 * default) from header to footer, `page` only margins (help without header, R11), `none` nothing (a running game,
 * R48).
 */
export interface PageHandle extends EdgeHandle {
  chrome?: "full" | "page" | "none";
  /** Whether the page has the short footer (H9). */
  shortFooter?: boolean;
}

/** Whether any of the routes asks for the short footer. */
export const hasShortFooter = (matches: readonly { handle?: unknown }[]): boolean =>
  matches.some(({ handle }) => (handle as PageHandle | undefined)?.shortFooter === true);

/** Returns the frame of the innermost route that sets one. */
export function chromeOf(
  matches: readonly { handle?: unknown }[],
): NonNullable<PageHandle["chrome"]> {
  for (const { handle } of [...matches].reverse()) {
    const chrome = (handle as PageHandle | undefined)?.chrome;
    if (chrome) return chrome;
  }
  return "full";
}
