import { expect, it } from "vitest";
import { readDevSwitches, saveDevSwitches } from "./dev-switches.ts";

const send = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:8788${path}`, { headers });

it("prefers headers to cookies, and ignores malformed values", () => {
  const headers = {
    cookie:
      "dev-country=KP; dev-world=w-1; dev-brand=nobody; dev-address=999.1.1.1; dev-clock-ahead=-",
    "x-dev-country": "JP",
    "x-dev-region": "wa",
  };
  expect(readDevSwitches(send("/", headers), true)).toEqual({ country: "JP", world: "w-1" });
});

it("stores query parameters in cookies and redirects to the address without them", () => {
  const answer = saveDevSwitches(send("/slots?dev-country=KP&page=2&dev-world="), true);
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get("location")).toBe("/slots?page=2");
  expect(answer?.headers.getSetCookie()).toEqual([
    "dev-country=KP; Path=/; HttpOnly; SameSite=Lax",
    "dev-world=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  ]);
  expect(saveDevSwitches(send("/slots?page=2"), true)).toBeNull();
});

it("ignores all switches in production", () => {
  const headers = {
    cookie: "dev-country=KP; dev-address=10.0.0.1",
    "x-dev-clock-ahead": "1000",
    "x-dev-country": "KP",
    "x-dev-world": "w",
  };
  expect(readDevSwitches(send("/?dev-country=KP", headers), false)).toEqual({});
  expect(saveDevSwitches(send("/?dev-country=KP", headers), false)).toBeNull();
});
