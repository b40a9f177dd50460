import { inject } from "vitest";
import { type OpenPortal, portalAt } from "../../support/portal.ts";

/**
 * A development portal that all files of this worker share, because a new one costs more than most files. Each test has
 * worlds of its own; their names differ between files. Tests with settings or a log of their own start a portal.
 */
export async function sharedPortal(): Promise<OpenPortal> {
  const answer = await fetch(`${inject("portals")}/${process.env.VITEST_POOL_ID}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { origin, sandboxOrigin } = JSON.parse(text) as OpenPortal;
  return portalAt(origin, sandboxOrigin);
}
