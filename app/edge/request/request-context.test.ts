import { describe, expect, it } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { aurora } from "../../../brands/aurora.ts";
import { openVisit, wantsJson } from "./request-context.ts";

const configurationOf = (development: boolean) => ({ development, brand: aurora }) as Configuration;

function visitOf(headers: Record<string, string>, place?: object, development = false, path = "/") {
  const request = new Request(`https://portal.test${path}`, { headers });
  return openVisit(request, place, configurationOf(development), 1);
}

describe("a visit", () => {
  it("knows the place from the network's edge, and from no header", async () => {
    const visit = await visitOf(
      {
        "cf-ipcountry": "KR",
        "x-country": "KR",
        "cf-connecting-ip": "1.2.3.4",
        "x-real-ip": "9.9.9.9",
      },
      { country: "US", regionCode: "wa" },
    );
    expect(visit).toMatchObject({ country: "US", region: "WA", address: "1.2.3.4" });
    expect(visit.request.headers.has("x-real-ip")).toBe(false);
  });

  it("knows nothing when nothing is said", async () => {
    expect(await visitOf({})).toMatchObject({
      country: null,
      region: null,
      address: null,
      world: "default",
    });
    expect((await visitOf({}, { country: "T1" })).country).toBeNull();
  });

  it("listens to development switches in development only", async () => {
    const headers = {
      "x-dev-country": "JP",
      "x-dev-region": "13",
      "x-dev-address": "2001:db8::1",
      "x-dev-brand": "hanbit",
      "x-dev-world": "w1",
    };
    const place = { country: "KR", regionCode: "11" };
    const open = await visitOf(headers, place, true);
    expect(open).toMatchObject({
      country: "JP",
      region: "13",
      address: "2001:db8::1",
      world: "w1",
    });
    expect(open.brand.id).toBe("hanbit");
    const closed = await visitOf(headers, place);
    expect(closed).toMatchObject({ country: "KR", region: "11", address: null, world: "default" });
    expect(closed.brand.id).toBe("aurora");
    expect((await visitOf({ "x-dev-country": "XX" }, place, true)).country).toBeNull();
  });

  it("has a request id and a nonce of its own", async () => {
    const [one, other] = [await visitOf({ "x-request-id": "mine" }), await visitOf({})];
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
])("%s asked with %s is answered with JSON: %s", async (path, accept, expected) => {
  expect(wantsJson(await visitOf({ accept }, undefined, false, path))).toBe(expected);
});
