import { expect, type Page } from "@playwright/test";
import type { World } from "./world.ts";

/**
 * Waits until a world's search index is there; the first search of a world starts its reading. That takes seconds of
 * both processors, so the tests that search share a world.
 */
export async function expectSearchReady(page: Page, world: World) {
  const isReady = async () => {
    const headers = { "x-dev-world": world.name };
    const answer = await page.request.get("/search/suggest?q=a", { headers });
    return answer.ok() && (await answer.json()).ready;
  };
  await expect.poll(isReady, { timeout: 170_000, intervals: [500] }).toBe(true);
}
