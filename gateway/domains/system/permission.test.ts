import { describe, expect, it, vi } from "vitest";
import { fakePlatform, json, refusal, testOrigin, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";
import { readFlag, readMoment } from "./flags.ts";

const path = "GET /wps/system/status";
const question = "{ system { status maintenance { startsAt endsAt } customerService { name } } }";
interface Answer {
  system: {
    status: string;
    maintenance: { startsAt: number | null; endsAt: number | null } | null;
    customerService: { name: string }[];
  };
}

/** A portal whose platform returns a given response for C18, and its visitors by address. */
function portal(first: unknown) {
  let answer = first;
  let time = 1_800_000_000_000;
  const platform = fakePlatform({ [path]: () => answer });
  const origin = testOrigin();
  const lines: string[] = [];
  return {
    calls: platform.calls,
    lines,
    says(next: unknown) {
      answer = next;
    },
    later(seconds: number) {
      time += seconds * 1000;
    },
    async send(address = "203.0.113.7", more: object = {}) {
      const scope = testScope({
        address,
        now: () => time,
        platform: { fetch: platform.fetch, origin },
        ...more,
      });
      const { system } = await send<Answer>(scope, question);
      await scope.settled();
      lines.push(...scope.lines.filter(({ level }) => level === "error").map((l) => l.event));
      return system;
    },
  };
}
const statusOf = async (answer: unknown) => (await portal(answer).send()).status;

const on = [true, 1, 2, "1", "true", "TRUE", " True ", "Y", "y", "yes", "on", "enabled"];
const off = [false, 0, "0", "false", "N", "n", "no", "off", "", null, undefined, [], "disabled"];
const objects = (spelled: unknown) =>
  spelled === undefined ? [] : [{ enabled: spelled }, { is_enabled: spelled, endTime: 1 }];

describe("A113 A114 S2 S3 status of the portal by C18", () => {
  it.each([...on, ...on.flatMap(objects)])("is closed by %j", async (spelled) => {
    expect(await statusOf({ maintenance: spelled })).toBe("MAINTENANCE");
    expect(await statusOf({ regionRestriction: spelled })).toBe("REGION_RESTRICTED");
    expect(await statusOf({ region_restriction: spelled, maintenance: false })).toBe(
      "REGION_RESTRICTED",
    );
  });

  it.each([...off, ...off.flatMap(objects)])("is open with %j", async (spelled) => {
    const answer = { info: {}, maintenance: spelled, regionRestriction: spelled };
    expect(await statusOf(answer)).toBe("NORMAL");
  });

  const at = 1_800_000_600_000;
  it.each([
    [at],
    [at / 1000],
    [String(at)],
    [String(at / 1000)],
    [new Date(at).toISOString()],
    [new Date(at).toISOString().replace("T", " ").replace(".000Z", "")],
  ])("R51 reads the end of a maintenance window that is sent as %j", async (endTime) => {
    const window = { maintainTime: endTime, endTime };
    const { status, maintenance } = await portal({ maintenance: window }).send();
    expect({ status, maintenance }).toEqual({
      status: "MAINTENANCE",
      maintenance: { startsAt: at, endsAt: at },
    });
  });

  const closed = { maintenance: "1" };
  it.each<[string, unknown]>([
    ["no envelope", json(closed)],
    ["two envelopes", { success: true, value: closed }],
    ["success as 1", json({ success: 1, value: closed })],
    ["success as text", json({ success: "true", value: closed })],
    ["no success", json({ value: closed })],
    ['"data" in place of "value"', json({ success: true, data: closed })],
    ["a list with one item", json([closed])],
    ["JSON as text", JSON.stringify(closed)],
    ["info missing", closed],
    ["info null", { ...closed, info: null }],
    ["info is a list", { ...closed, info: [] }],
    ["info is text", { ...closed, info: "none" }],
    ["contacts in another format", { ...closed, info: { customerService: { desk: "https://x" } } }],
    ["contacts is a number", { ...closed, info: { customerService: 7 } }],
    ["an invalid tree", { ...closed, info: { whitelabel: [1, 2] } }],
    ["hosts are numbers", { ...closed, info: { domainRoute: [1, 2, 3, 4, 5, 6] } }],
    ["the place is numbers", { ...closed, location: { country: 1 } }],
    ["wrapped in a refusal", refusal("x", closed)],
    ["with a refusal", json({ success: false, errorCode: "x", ...closed })],
    ["a refusal with status 503", refusal("x", closed, 503)],
    ["a refusal with status 403", refusal("x", closed, 403)],
    ["a refusal's code", refusal("system.maintenance")],
    [
      "the maintenance window of a refusal",
      refusal("x", { content: { data: { endTime: "2030-01-01" } } }),
    ],
  ])("A114 reads the flags with any other content: %s", async (_name, answer) => {
    expect(await statusOf(answer)).toBe("MAINTENANCE");
  });

  it("an unreadable field affects only itself, and is logged once", async () => {
    const there = portal({
      info: { customerService: [{ name: "Desk", url: "https://help.example/" }], resources: 7 },
      location: ["KR"],
    });
    expect(await there.send()).toMatchObject({
      status: "NORMAL",
      customerService: [{ name: "Desk" }],
    });
    there.later(100);
    await there.send();
    expect(there.calls).toHaveLength(2);
    expect(there.lines).toEqual(["platform.unread"]);
  });

  it.each<[string, unknown]>([
    ["an unknown word", { info: {}, maintenance: "perhaps", regionRestriction: "?" }],
    ["a missing flag", { else: 1 }],
    ["HTML", new Response("<html>")],
    ["a refusal for another reason", refusal("busy")],
    ["an error", new Response("", { status: 500 })],
  ])("keeps the last known flag for five minutes, then opens: %s", async (_name, broken) => {
    const there = portal({ maintenance: true });
    expect((await there.send()).status).toBe("MAINTENANCE");
    there.says(broken);
    there.later(70);
    expect((await there.send()).status).toBe("MAINTENANCE");
    expect((await there.send("203.0.113.8")).status).toBe("NORMAL");
    there.later(200);
    expect((await there.send()).status).toBe("MAINTENANCE");
    there.later(120);
    expect((await there.send()).status).toBe("NORMAL");
    if (!(broken instanceof Response && broken.status === 500)) {
      expect(there.lines).toContain("platform.unread");
    }
  });
});

describe("A78 A114 the region per address", () => {
  it("is cached per address, and the rest is shared, all from one call", async () => {
    const there = portal({ regionRestriction: true });
    expect((await there.send("198.51.100.1")).status).toBe("REGION_RESTRICTED");
    there.says({ info: { customerService: [{ name: "Desk", url: "https://help.example/" }] } });
    expect((await there.send("198.51.100.2")).status).toBe("NORMAL");
    expect(there.calls).toHaveLength(2);
    expect(there.calls.map((call) => call.headers.get("x-real-ip"))).toEqual([
      "198.51.100.1",
      "198.51.100.2",
    ]);
    // The first visitor keeps the flag, and gets the second one's contacts without another call.
    expect(await there.send("198.51.100.1")).toMatchObject({
      status: "REGION_RESTRICTED",
      customerService: [{ name: "Desk" }],
    });
    expect(there.calls).toHaveLength(2);
  });

  it("A107 a revalidated page waits for a pending call of its visitor", async () => {
    const there = portal({ info: {} });
    await there.send();
    there.later(40);
    let answer: (value: unknown) => void = () => undefined;
    there.says(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const visitor = there.send();
    await vi.waitFor(() => expect(there.calls).toHaveLength(2));
    const page = there.send(undefined, {
      guestRender: { onFreshUntil() {}, revalidate: true, countedAddress: null },
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer({ info: { customerService: [{ name: "Desk", url: "https://help.example/" }] } });
    expect((await visitor).customerService).not.toMatchObject([{ name: "Desk" }]);
    expect((await page).customerService).toMatchObject([{ name: "Desk" }]);
    expect(there.calls).toHaveLength(2);
  });

  it("a hundred addresses cause one call each, then no more", async () => {
    const there = portal({ info: {} });
    const addresses = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
    const all = () =>
      Promise.all(addresses.flatMap((each) => [there.send(each), there.send(each)]));
    await all();
    expect(there.calls).toHaveLength(100);
    await all();
    expect(there.calls).toHaveLength(100);
    there.later(40);
    await all();
    await all();
    expect(there.calls).toHaveLength(200);
  });
});

it("A113 readFlag and readMoment return nothing for unclear values", () => {
  for (const odd of ["perhaps", {}, { a: 1 }, Number.NaN]) expect(readFlag(odd)).toBeUndefined();
  let deep: unknown = true;
  for (let level = 0; level < 10_000; level += 1) deep = { enabled: deep };
  expect(readFlag(deep)).toBeUndefined();
  for (const odd of ["soon", -1, Number.POSITIVE_INFINITY, 1e300, {}, [], true, null, ""]) {
    expect(readMoment(odd)).toBeNull();
  }
});
