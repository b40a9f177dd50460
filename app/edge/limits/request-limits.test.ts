import { describe, expect, it } from "vitest";
import type { Visit } from "~/edge/request/request-context.ts";
import type { RateLimit } from "./rate-limit.ts";
import { outerRing } from "./request-limits.ts";

const visit = (method: string, address: string | null, accept = "application/json") =>
  ({
    request: new Request("https://portal.test/login", { method, headers: { accept } }),
    url: new URL("https://portal.test/login"),
    requestId: "r-1",
    address,
  }) as Visit;

/** Lets two through of each key. */
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

describe("the outer ring", () => {
  it("counts what an address sends, a house's /64 as one, and says when to come back", async () => {
    const limit = ring();
    const addresses = ["2001:db8:1:2::1", "2001:db8:1:2::2"];
    for (const each of addresses) expect(await outerRing(visit("POST", each), limit)).toBeNull();
    const refused = await outerRing(visit("POST", "2001:db8:1:2::3"), limit);
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get("retry-after")).toBe("60");
    expect(await refused?.json()).toMatchObject({
      code: "THROTTLED",
      errors: [{ extensions: { retryAfterMs: 60_000 } }],
    });
    expect(await outerRing(visit("POST", "2001:db8:1:3::1"), limit)).toBeNull();
  });

  it("counts no page that is looked at, and does without where it fails or is not there", async () => {
    const limit = ring();
    for (const method of ["GET", "HEAD"]) await outerRing(visit(method, "203.0.113.1"), limit);
    expect(limit.keys).toEqual([]);
    const broken = { limit: () => Promise.reject(new Error("down")) };
    expect(await outerRing(visit("POST", "203.0.113.1"), broken)).toBeNull();
    expect(await outerRing(visit("POST", "203.0.113.1"), null)).toBeNull();
  });
});
