import { describe, expect, it } from "vitest";
import { PlatformError } from "../platform/errors.ts";
import { throttledBy } from "./refusal.ts";

describe("a rate limit of the platform", () => {
  it("K14 E24 waits five minutes by default, or as long as the platform says", () => {
    const reported = (detail: object) =>
      throttledBy(new PlatformError("UPSTREAM_REFUSED", "C1", detail));
    expect(reported({ status: 429 })).toMatchObject({ retryAfterMs: 300_000 });
    expect(reported({ errorCode: "TOO_MANY_REQUESTS" })).toMatchObject({ retryAfterMs: 300_000 });
    expect(reported({ status: 429, retryAfterMs: 2000 })).toMatchObject({ retryAfterMs: 2000 });
    expect(reported({ status: 400 })).toBeNull();
  });
});
