import { describe, expect, it } from "vitest";
import { testScope } from "../testing/platform.ts";
import { observePlatformClock, platformNow } from "./platform-clock.ts";

const noon = Date.UTC(2026, 4, 10, 12);
const headers = (at: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(at).toUTCString(), ...more });

describe("G5 G7 the platform's clock", () => {
  const scopeAt = (time: number) => testScope({ now: () => time });

  it("is the portal's until a response was dated, and then as far ahead as the response", () => {
    const scope = scopeAt(noon);
    expect(platformNow({ scope })).toBe(noon);
    observePlatformClock(scope, headers(noon + 86_400_000));
    expect(platformNow({ scope })).toBe(noon + 86_400_000);
    observePlatformClock(scope, headers(noon + 3000));
    expect(platformNow({ scope })).toBe(noon);
  });

  it("counts less than five seconds, a clock behind, a kept response and no date as nothing", () => {
    const scope = scopeAt(noon);
    observePlatformClock(scope, headers(noon + 4999));
    observePlatformClock(scope, headers(noon - 3_600_000));
    observePlatformClock(scope, headers(noon + 3_600_000, { age: "7" }));
    observePlatformClock(scope, new Headers());
    observePlatformClock(scope, new Headers({ date: "yesterday" }));
    expect(platformNow({ scope })).toBe(noon);
  });

  it("is one clock for each platform", () => {
    observePlatformClock(scopeAt(noon), headers(noon + 86_400_000));
    expect(platformNow({ scope: scopeAt(noon) })).toBe(noon);
  });
});
