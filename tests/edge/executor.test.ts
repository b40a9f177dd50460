import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";

let ours: Portal;
let theirs: Portal;
beforeAll(async () => {
  ours = await bootPortal();
  theirs = await bootPortal({ vars: { EXECUTOR: "graphql-js" } });
});
afterAll(() => Promise.all([ours?.stop(), theirs?.stop()]));

/** What a page says, without its scripts and without what is made anew for each answer. */
const words = async (portal: Portal, path: string) => {
  const html = await (await portal.fetch(path, { headers: { accept: "text/html" } })).text();
  return html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/\s*\n\s*/g, "\n");
};

describe("a deployment whose compiled executor is turned off (EXECUTOR)", () => {
  it("says so, and shows the same pages", async () => {
    const executorOf = async (portal: Portal) =>
      ((await (await portal.fetch("/healthz")).json()) as { executor: string }).executor;
    expect(await executorOf(ours)).toBe("compiled");
    expect(await executorOf(theirs)).toBe("graphql-js");
    // None of them shows the winners, who come by the second.
    for (const path of ["/rng", "/promotions", "/help"]) {
      const page = await words(ours, path);
      expect(page.length, path).toBeGreaterThan(200);
      expect(await words(theirs, path), path).toBe(page);
    }
  });
});
