import { expect, it } from "vitest";
import { ownMaintenance, retryAfter } from "./maintenance.ts";

it("A73 our maintenance lasts from its start until its end", () => {
  const window = { from: 1000, until: 2000 };
  expect(ownMaintenance(window, 999)).toBeNull();
  expect(ownMaintenance(window, 1000)).toEqual({ endsAt: 2000 });
  expect(ownMaintenance(window, 2000)).toBeNull();
  expect(ownMaintenance({ from: 1000, until: null }, 9e12)).toEqual({ endsAt: null });
  expect(ownMaintenance(null, 1500)).toBeNull();
});

it("A74 Retry-After is in seconds, between a minute and a day", () => {
  expect(retryAfter({ endsAt: 1_900_000 }, 1_000_000)).toBe(900);
  expect(retryAfter({ endsAt: 1_001_000 }, 1_000_000)).toBe(60);
  expect(retryAfter({ endsAt: 1e12 }, 0)).toBe(86_400);
  expect(retryAfter({ endsAt: null }, 0)).toBe(600);
  expect(retryAfter({ endsAt: 5 }, 1_000_000)).toBe(600);
});
