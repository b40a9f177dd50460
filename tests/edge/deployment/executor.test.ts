import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootPortal, type OpenPortal, type Portal } from "../../support/portal.ts";
import { sharedPortal } from "../support/shared-portal.ts";

let ours: OpenPortal;
let theirs: Portal;
beforeAll(async () => {
  ours = await sharedPortal();
  theirs = await bootPortal({ vars: { EXECUTOR: "graphql-js" } });
});
afterAll(() => theirs?.stop());

/** Returns the text of a page without its scripts and without markup, which differ in each response. */
const words = async (portal: OpenPortal, path: string) => {
  const html = await (await portal.fetch(path, { headers: { accept: "text/html" } })).text();
  return html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/\s*\n\s*/g, "\n");
};

describe("a deployment with the compiled executor turned off (EXECUTOR)", () => {
  it("reports it, and shows the same pages", async () => {
    const executorOf = async (portal: OpenPortal) =>
      ((await (await portal.fetch("/healthz")).json()) as { executor: string }).executor;
    expect(await executorOf(ours)).toBe("compiled");
    expect(await executorOf(theirs)).toBe("graphql-js");
    // None of these pages shows the winners, which change every second.
    for (const path of ["/rng", "/promotions", "/help"]) {
      const page = await words(ours, path);
      expect(page.length, path).toBeGreaterThan(200);
      expect(await words(theirs, path), path).toBe(page);
    }
  });
});
