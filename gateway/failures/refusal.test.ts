import { describe, expect, it } from "vitest";
import { PlatformError } from "../platform/errors.ts";
import { throttledBy } from "./refusal.ts";

describe("a platform that says too often", () => {
  it("K14 E24 means five minutes where it names no time, and its own time where it does", () => {
    const told = (detail: object) =>
      throttledBy(new PlatformError("UPSTREAM_REFUSED", "C1", detail));
    expect(told({ status: 429 })).toMatchObject({ retryAfterMs: 300_000 });
    expect(told({ errorCode: "TOO_MANY_REQUESTS" })).toMatchObject({ retryAfterMs: 300_000 });
    expect(told({ status: 429, retryAfterMs: 2000 })).toMatchObject({ retryAfterMs: 2000 });
    expect(told({ status: 400 })).toBeNull();
  });
});
