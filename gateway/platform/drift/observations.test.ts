import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  fakePlatform,
  refusal,
  type TestScopeOverrides,
  testOrigin,
  testScope,
} from "../../testing/platform.ts";
import { failureOf } from "../../testing/platform-portal.ts";
import { testRow } from "../../testing/row.ts";
import { cachedSince } from "../cache/shared-cache.ts";
import { createPlatform } from "../client.ts";
import { observationOf } from "./observations.ts";

const answer = v.object({ id: v.number() });
const cache = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 60 };

/** Visitors of one platform; `say` sets its response. */
function platform(overrides: TestScopeOverrides = {}) {
  let said: unknown = { id: 1 };
  const { fetch } = fakePlatform({ "GET /wps/test": () => said });
  const origin = testOrigin();
  const visit = (more: TestScopeOverrides = {}) =>
    testScope({ ...overrides, ...more, platform: { fetch, origin } });
  const say = (next: unknown) => {
    said = next;
  };
  return { visit, say };
}

describe("observations of a row in development", () => {
  it("the last call with its time, the number of calls, and the drift of its response", async () => {
    const { visit, say } = platform({ now: () => 5000 });
    const row = testRow({ answer });
    const scope = visit();
    expect(observationOf(scope, row)).toBeNull();
    await createPlatform(scope).call(row, {});
    say({ id: "one" });
    await failureOf(createPlatform(visit()).call(row, {}));
    expect(observationOf(visit(), row)).toMatchObject({
      calls: 2,
      last: { outcome: "UPSTREAM_BAD_RESPONSE", status: 200, ms: 0, at: 5000 },
      drift: { at: 5000, differences: [{ kind: "type", path: "value.id", count: 1, of: 1 }] },
    });
  });

  it("keep the drift for an equal response, and find the changes of another", async () => {
    let now = 1000;
    const { visit, say } = platform({ now: () => now });
    const row = testRow({ answer });
    const seen = async (said: unknown) => {
      now += 1000;
      say(said);
      await failureOf(createPlatform(visit()).call(row, {}));
      return observationOf(visit(), row)?.drift;
    };
    const more = { at: 2000, differences: [{ path: "value.more" }] };
    expect(await seen({ id: 1, more: 2 })).toMatchObject(more);
    expect(await seen({ id: 1, more: 2 })).toMatchObject({ ...more, at: 3000 });
    expect(await seen(refusal("no"))).toMatchObject({ ...more, at: 3000 });
    expect(await seen({ id: 1, rest: 2 })).toMatchObject({ differences: [{ path: "value.rest" }] });
    expect(await seen({ id: 1 })).toMatchObject({ at: 6000, differences: [] });
  });

  it("keep the previous drift when a response has no body", async () => {
    const { visit, say } = platform();
    const row = testRow({ answer });
    say({ id: 1, more: 2 });
    await createPlatform(visit()).call(row, {});
    for (const bodiless of [new Response("", { status: 500 }), refusal("not.today")]) {
      say(bodiless);
      await failureOf(createPlatform(visit()).call(row, {}));
      expect(observationOf(visit(), row)?.drift?.differences).toMatchObject([{ kind: "unknown" }]);
    }
    expect(observationOf(visit(), row)?.last).toMatchObject({ errorCode: "not.today" });
  });

  it("are separate per brand and platform", async () => {
    const row = testRow({ answer });
    const here = platform();
    const scope = here.visit();
    await createPlatform(scope).call(row, {});
    expect(observationOf(here.visit({ brand: { ...scope.brand, id: "other" } }), row)).toBeNull();
    expect(observationOf(platform().visit(), row)).toBeNull();
    expect(observationOf(here.visit(), row)?.calls).toBe(1);
  });

  it("A107 contain the cache key of the last shared read", async () => {
    const { visit } = platform({ now: () => 7000 });
    const row = testRow({ answer, cache });
    await createPlatform(visit()).call(row, {});
    await createPlatform(visit()).call(row, {});
    const seen = observationOf(visit(), row);
    expect(seen?.calls).toBe(1);
    expect(cachedSince(seen?.cacheKey ?? "")).toBe(7000);
    expect(cachedSince("nothing of this name")).toBeNull();
  });

  it("are not recorded in production", async () => {
    const { visit } = platform({ development: false });
    const row = testRow({ answer, cache });
    await createPlatform(visit()).call(row, {});
    expect(observationOf(visit(), row)).toBeNull();
  });

  it("contain no platform code that could be an account or a token", async () => {
    const { visit, say } = platform();
    say(refusal("player1.planted", { account: "player1" }));
    await failureOf(createPlatform(visit()).call(testRow(), {}));
    expect(observationOf(visit(), testRow())?.last?.errorCode).toBe("unreadable");
    expect(JSON.stringify(observationOf(visit(), testRow()))).not.toContain("player1");
  });
});

describe("Server-Timing", () => {
  it("is updated after each call and cache hit, and absent in production", async () => {
    const row = testRow({ answer, cache });
    const { visit } = platform();
    const scope = visit();
    await createPlatform(scope).call(row, {});
    expect(scope.answerHeaders.get("server-timing")).toMatch(
      /^platform;desc="1 calls", cache;desc="0 hits", T1;dur=\d+$/,
    );
    const second = visit();
    await createPlatform(second).call(row, {});
    expect(second.answerHeaders.get("server-timing")).toBe(
      'platform;desc="0 calls", cache;desc="1 hits"',
    );
    const closed = visit({ development: false });
    await createPlatform(closed).call(row, {});
    expect([...closed.answerHeaders]).toEqual([]);
  });
});
