import { describe, expect, it } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { aurora } from "../../../brands/aurora.ts";
import { createRequestContext, wantsJson } from "./request-context.ts";

const configurationOf = (development: boolean) => ({ development, brand: aurora }) as Configuration;

function contextOf(
  headers: Record<string, string>,
  place?: object,
  development = false,
  path = "/",
) {
  const request = new Request(`https://portal.test${path}`, { headers });
  return createRequestContext(request, place, configurationOf(development), () => 1);
}

describe("a request context", () => {
  it("takes the country from request.cf, and from no header", async () => {
    const context = await contextOf(
      {
        "cf-ipcountry": "KR",
        "x-country": "KR",
        "cf-connecting-ip": "1.2.3.4",
        "x-real-ip": "9.9.9.9",
      },
      { country: "US", regionCode: "wa" },
    );
    expect(context).toMatchObject({ country: "US", region: "WA", address: "1.2.3.4" });
    expect(context.request.headers.has("x-real-ip")).toBe(false);
  });

  it("has null for unknown values", async () => {
    expect(await contextOf({})).toMatchObject({
      country: null,
      region: null,
      address: null,
      world: "default",
    });
    expect((await contextOf({}, { country: "T1" })).country).toBeNull();
  });

  it("reads development switches in development only", async () => {
    const headers = {
      "x-dev-country": "JP",
      "x-dev-region": "13",
      "x-dev-address": "2001:db8::1",
      "x-dev-brand": "hanbit",
      "x-dev-world": "w1",
    };
    const place = { country: "KR", regionCode: "11" };
    const open = await contextOf(headers, place, true);
    expect(open).toMatchObject({
      country: "JP",
      region: "13",
      address: "2001:db8::1",
      world: "w1",
    });
    expect(open.brand.id).toBe("hanbit");
    const closed = await contextOf(headers, place);
    expect(closed).toMatchObject({ country: "KR", region: "11", address: null, world: "default" });
    expect(closed.brand.id).toBe("aurora");
    expect((await contextOf({ "x-dev-country": "XX" }, place, true)).country).toBeNull();
  });

  it("A202 the clock runs ahead in development only", async () => {
    const headers = { "x-dev-clock-ahead": "60000" };
    const open = await contextOf(headers, {}, true);
    expect([open.startedAt, open.now()]).toEqual([60_001, 60_001]);
    const closed = await contextOf(headers, {});
    expect([closed.startedAt, closed.now()]).toEqual([1, 1]);
  });

  it("has a unique request id and nonce", async () => {
    const [one, other] = [await contextOf({ "x-request-id": "mine" }), await contextOf({})];
    expect(one.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.nonce).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(one.requestId).not.toBe(other.requestId);
    expect(one.nonce).not.toBe(other.nonce);
  });
});

it.each([
  ["/", "text/html,application/json;q=0.9", false],
  ["/", "application/json", true],
  ["/", "application/graphql-response+json", true],
  ["/", "*/*", false],
  ["/graphql", "*/*", true],
  ["/graphql", "text/html", false],
])("%s with Accept %s is answered with JSON: %s", async (path, accept, expected) => {
  expect(wantsJson(await contextOf({ accept }, undefined, false, path))).toBe(expected);
});
