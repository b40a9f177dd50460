import { expect, it } from "vitest";
import { keepDevSwitches, readDevSwitches } from "./dev-switches.ts";

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:8788${path}`, { headers });

it("reads headers before cookies, and only well-formed values", () => {
  const headers = {
    cookie: "dev-country=KP; dev-world=w-1; dev-brand=nobody; dev-address=999.1.1.1",
    "x-dev-country": "JP",
    "x-dev-region": "wa",
  };
  expect(readDevSwitches(ask("/", headers), true)).toEqual({ country: "JP", world: "w-1" });
});

it("turns query parameters into cookies and leads to the clean address", () => {
  const answer = keepDevSwitches(ask("/slots?dev-country=KP&page=2&dev-world="), true);
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get("location")).toBe("/slots?page=2");
  expect(answer?.headers.getSetCookie()).toEqual([
    "dev-country=KP; Path=/; HttpOnly; SameSite=Lax",
    "dev-world=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  ]);
  expect(keepDevSwitches(ask("/slots?page=2"), true)).toBeNull();
});

it("does nothing in production, whatever is sent", () => {
  const headers = {
    cookie: "dev-country=KP; dev-address=10.0.0.1",
    "x-dev-country": "KP",
    "x-dev-world": "w",
  };
  expect(readDevSwitches(ask("/?dev-country=KP", headers), false)).toEqual({});
  expect(keepDevSwitches(ask("/?dev-country=KP", headers), false)).toBeNull();
});
