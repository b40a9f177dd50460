import { describe, expect, it } from "vitest";
import type { RequestContext } from "~/edge/request/request-context.ts";
import type { RateLimit } from "./rate-limit.ts";
import { checkRequestLimit } from "./request-limits.ts";

const context = (method: string, address: string | null, accept = "application/json") =>
  ({
    request: new Request("https://portal.test/login", { method, headers: { accept } }),
    url: new URL("https://portal.test/login"),
    requestId: "r-1",
    address,
  }) as RequestContext;

/** Admits two requests of each key. */
function ring(): RateLimit & { keys: string[] } {
  const keys: string[] = [];
  return {
    keys,
    async limit({ key }) {
      keys.push(key);
      return { success: keys.filter((each) => each === key).length <= 2 };
    },
  };
}

describe("request limits", () => {
  it("counts requests by address, an IPv6 /64 as one, and sends Retry-After", async () => {
    const limit = ring();
    const addresses = ["2001:db8:1:2::1", "2001:db8:1:2::2"];
    for (const each of addresses)
      expect(await checkRequestLimit(context("POST", each), limit)).toBeNull();
    const refused = await checkRequestLimit(context("POST", "2001:db8:1:2::3"), limit);
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get("retry-after")).toBe("60");
    expect(await refused?.json()).toMatchObject({
      code: "THROTTLED",
      errors: [{ extensions: { retryAfterMs: 60_000 } }],
    });
    expect(await checkRequestLimit(context("POST", "2001:db8:1:3::1"), limit)).toBeNull();
  });

  it("counts no reads, and admits every request if the binding is missing or fails", async () => {
    const limit = ring();
    for (const method of ["GET", "HEAD"])
      await checkRequestLimit(context(method, "203.0.113.1"), limit);
    expect(limit.keys).toEqual([]);
    const broken = { limit: () => Promise.reject(new Error("down")) };
    expect(await checkRequestLimit(context("POST", "203.0.113.1"), broken)).toBeNull();
    expect(await checkRequestLimit(context("POST", "203.0.113.1"), null)).toBeNull();
  });
});
