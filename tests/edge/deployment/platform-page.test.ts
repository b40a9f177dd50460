import { describe, expect, it } from "vitest";
import { sendRequest } from "../../faults/send-request.ts";
import { sendRaw } from "../support/send-raw.ts";
import { sharedPortal } from "../support/shared-portal.ts";

const path = "/dev/platform";

const portal = await sharedPortal();

describe("in development", () => {
  const pageOf = async (world: string, query = "") =>
    (await portal.fetch(path + query, { as: { world } })).text();
  const callAll = (world: string) =>
    portal.fetch(path, { method: "POST", headers: { origin: portal.origin }, as: { world } });

  it("a page and a /graphql response have Server-Timing with their platform calls", async () => {
    const page = await portal.fetch("/", { as: { world: "timing" } });
    const timing = page.headers.get("server-timing") ?? "";
    await page.text();
    expect(timing).toMatch(/^platform;desc="\d+ calls", cache;desc="\d+ hits"/);
    expect(timing).toMatch(/C18;dur=\d+/);
    const query = "{ hotGames(limit: 3) { id } winners(limit: 5) { win { amount } } }";
    const first = await sendRequest(portal, { world: "timing-2", query });
    expect(first.headers.get("server-timing")).toMatch(/C27;dur=\d+/);
    // The edge calls C18 before every operation.
    expect(first.headers.get("server-timing")).toContain('desc="3 calls"');
    const second = await sendRequest(portal, { world: "timing-2", query });
    expect(second.headers.get("server-timing")).toContain('platform;desc="0 calls"');
    expect(second.headers.get("server-timing")).toContain('cache;desc="3 hits"');
  });

  it("E12 shows the paths of wrong types and missing fields in the platform's responses", async () => {
    const world = portal.world("drift");
    expect((await callAll("drift")).status).toBe(303);
    expect(await pageOf("drift", "?show=drifting")).toContain("No row to show");
    await world.fault({ match: { id: "C15" }, fault: { kind: "wrong-types" } });
    await world.fault({ match: { id: "C45" }, fault: { kind: "missing-fields" } });
    await world.fault({ match: { id: "C44" }, fault: { kind: "status", status: 502 } });
    await world.fault({ match: { id: "C20" }, fault: { kind: "html" } });
    await callAll("drift");
    const page = await pageOf("drift", "?show=drifting");
    expect(page).toMatch(/wrong type<\/span> <code>value[.\w*[\]]*<\/code>/);
    expect(page).toMatch(/missing<\/span> <code>value\.list<\/code>\s+<span[^>]*>wanted list/);
    expect(page).toContain("wanted JSON, got markup, such as HTML");
    const failing = await pageOf("drift", "?show=failing&q=C44");
    expect(failing).toContain("502 UPSTREAM_UNAVAILABLE");
    expect(failing).toContain("2 attempts");
    await world.clearFaults();
    await callAll("drift");
    expect(await pageOf("drift", "?show=drifting")).toContain("No row to show");
  });

  it("is open while the platform is under maintenance and every other page is closed", async () => {
    const maintainTime = Date.now();
    const endTime = maintainTime + 600_000;
    await portal.world("closed").set({ maintenance: { maintainTime, endTime } });
    const as = { world: "closed" };
    expect((await portal.fetch("/", { as })).status).toBe(503);
    expect((await portal.fetch(path, { as })).status).toBe(200);
  });

  it("a POST from another origin makes no platform call", async () => {
    const headers = { origin: "https://evil.test", "x-dev-world": "elsewhere" };
    const refused = await sendRaw(portal.origin, path, { method: "POST", headers });
    expect(refused.status).toBe(403);
    expect(await portal.world("elsewhere").calls()).toEqual([]);
  });
});
