import { describe, expect, it } from "vitest";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const hour = 3_600_000;
/** The platform's status is fresh for 30 s, and served for 30 s more while a request renews it. */
const tooOld = 61_000;

/** Resets and changes a separate world, because the gateway's caches are separate for each world. */
async function worldSet(name: string, change: Record<string, unknown>) {
  const world = portal.world(name);
  await world.reset();
  await world.set(change);
  return world;
}

describe("S1–S3 the platform's system status", () => {
  it("S2, R51, U34, E17, A75 maintenance: 503 with its end and the platform's customer service", async () => {
    const endTime = Date.now() + hour;
    await worldSet("s2", { maintenance: { maintainTime: Date.now(), endTime } });
    const page = await portal.fetch("/live", { as: { world: "s2" } });
    expect(page.status).toBe(503);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const html = await page.text();
    expect(html).toContain(new Date(endTime).toISOString());
    expect(html).toMatch(/href="(https:|mailto:|tel:)/);
    const send = {
      method: "POST",
      body: "{}",
      headers: { origin: portal.origin },
      as: { world: "s2" },
    };
    const graphql = await portal.fetch("/graphql", send);
    expect(graphql.status).toBe(503);
    expect(await graphql.json()).toMatchObject({ code: "MAINTENANCE" });
    expect((await portal.fetch("/healthz", { as: { world: "s2" } })).status).toBe(200);
  });

  it("S3, R52, U35, E16 a restricted region: 451 with the visitor's address and a contact, in the visitor's language", async () => {
    await worldSet("s3", { regionRestriction: true });
    const as = { world: "s3", address: "203.0.113.9" };
    const page = await portal.fetch("/", { as, headers: { "accept-language": "ko" } });
    expect(page.status).toBe(451);
    const html = await page.text();
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain("203.0.113.9");
    expect(html).toMatch(/href="(https:|mailto:|tel:)/);
  });

  it("A73 maintenance has priority over the region flag, and our own region rule over both", async () => {
    const maintenance = { maintainTime: Date.now(), endTime: null };
    await worldSet("a73", { maintenance, regionRestriction: true });
    expect((await portal.fetch("/", { as: { world: "a73" } })).status).toBe(503);
    expect((await portal.fetch("/", { as: { world: "a73", country: "KP" } })).status).toBe(451);
  });

  it("S1 A202 opens again when the flag is removed and the last status is too old", async () => {
    const world = await worldSet("s1", { regionRestriction: true });
    const status = async (ahead: number) =>
      (await portal.fetch("/", { as: { world: "s1", "clock-ahead": ahead } })).status;
    expect(await status(0)).toBe(451);
    await world.set({ regionRestriction: false });
    expect(await status(tooOld)).toBe(200);
  });

  it("keeps the last known state while the platform fails", async () => {
    const world = await worldSet("down", { regionRestriction: true });
    const status = async (ahead: number) =>
      (await portal.fetch("/", { as: { world: "down", "clock-ahead": ahead } })).status;
    expect(await status(0)).toBe(451);
    await world.fault({ match: { id: "C18" }, fault: { kind: "status", status: 500 } });
    await world.forgetCalls();
    expect(await status(tooOld)).toBe(451);
    const failed = (await world.calls()).filter((call) => call.id === "C18");
    expect(failed.map((call) => call.status)).toContain(500);
  });

  it("P6 A40 A118 a guest's cached page loses its free trials when free play ends", async () => {
    const world = await worldSet("trials", {});
    const page = async (ahead = 0) => {
      const answer = await portal.fetch("/rng", { as: { world: "trials", "clock-ahead": ahead } });
      const stored = answer.headers.get("server-timing")?.includes("page;desc=hit");
      const trials = (await answer.text()).includes('value="trial"');
      return `${stored ? "kept" : "rendered"} with ${trials ? "trials" : "none"}`;
    };
    await expect.poll(() => page(), { timeout: 60_000 }).toBe("kept with trials");
    await world.set({ flags: { FREEPLAY3: "0" } });
    await expect.poll(() => page(tooOld), { timeout: 60_000 }).toBe("kept with none");
  });

  it("stays open while the state is unknown", async () => {
    const world = await worldSet("unknown", {});
    await world.fault({ match: { id: "C18" }, fault: { kind: "status", status: 500 } });
    expect((await portal.fetch("/", { as: { world: "unknown" } })).status).toBe(200);
  });
});

it("A74 a page served to an allowed region is not served to a blocked one, and vice versa", async () => {
  const world = "regions";
  for (const country of ["KR", "KP", "KR", "JP", "KP", "US"]) {
    const { status } = await portal.fetch("/live", { as: { world, country } });
    expect(`${country} ${status}`).toBe(`${country} ${country === "KP" ? 451 : 200}`);
  }
  expect((await portal.fetch("/live", { as: { world, country: "US", region: "WA" } })).status).toBe(
    451,
  );
  expect((await portal.fetch("/live", { as: { world, country: "US", region: "NY" } })).status).toBe(
    200,
  );
});

describe("A113 A114 the gate accepts every spelling of the platform", () => {
  const broken = { info: { customerService: { desk: "https://help.example/" }, resources: 7 } };
  it.each<[string, object, number]>([
    ["flag-y", { maintenance: "Y" }, 503],
    ["flag-1", { regionRestriction: "1" }, 451],
    ["flag-obj", { maintenance: { enabled: 1 }, ...broken }, 503],
    ["flag-rest", { regionRestriction: 1, info: null }, 451],
    ["flag-off", { maintenance: "N", regionRestriction: "0", ...broken }, 200],
  ])(
    "%s: %j gives %i, and /dev/platform shows what could not be read",
    async (name, patch, status) => {
      await worldSet(name, { statusPatch: patch });
      expect((await portal.fetch("/live", { as: { world: name } })).status).toBe(status);
      const seen = await (
        await portal.fetch("/dev/platform?q=C18", { as: { world: name } })
      ).text();
      if ("info" in patch) expect(seen).toMatch(/<code>value\.info/);
      else expect(seen).toContain("Drifting <b>0</b>");
    },
  );

  it("A78 each visitor's region is checked separately", async () => {
    await worldSet("by-address", { restrictedAddresses: ["203.0.113.9"] });
    const status = async (address: string) =>
      (await portal.fetch("/live", { as: { world: "by-address", address } })).status;
    expect(await status("203.0.113.9")).toBe(451);
    expect(await status("203.0.113.10")).toBe(200);
    expect(await status("203.0.113.9")).toBe(451);
    expect(await status("203.0.113.10")).toBe(200);
    const requested = (await portal.world("by-address").calls()).filter(({ id }) => id === "C18");
    expect(requested).toHaveLength(2);
  });

  it("A78 all addresses of one /64 network count as one", async () => {
    await worldSet("by-house", {});
    for (const end of [":1", ":2", "ffff:1:2:3"]) {
      const as = { world: "by-house", address: `2001:db8:1:2:${end}` };
      expect((await portal.fetch("/live", { as })).status).toBe(200);
    }
    const requested = (await portal.world("by-house").calls()).filter(({ id }) => id === "C18");
    expect(requested).toHaveLength(1);
  });
});
