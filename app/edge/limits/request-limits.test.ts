import { describe, expect, it } from "vitest";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { aurora } from "../../../brands/aurora.ts";
import type { RateLimit } from "./rate-limit.ts";
import { checkRequestLimit } from "./request-limits.ts";

const context = (method: string, address: string | null, accept = "application/json") =>
  ({
    request: new Request("https://portal.test/login", { method, headers: { accept } }),
    url: new URL("https://portal.test/login"),
    requestId: "r-1",
    address,
    brand: aurora,
    language: { tag: "ko" },
    nonce: "n",
  }) as RequestContext;
const nobody = async () => null;

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
      expect(await checkRequestLimit(context("POST", each), limit, nobody)).toBeNull();
    const refused = await checkRequestLimit(context("POST", "2001:db8:1:2::3"), limit, nobody);
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get("retry-after")).toBe("60");
    expect(await refused?.json()).toMatchObject({
      code: "THROTTLED",
      errors: [{ extensions: { retryAfterMs: 60_000 } }],
    });
    expect(await checkRequestLimit(context("POST", "2001:db8:1:3::1"), limit, nobody)).toBeNull();
  });

  it("A149 a signed-in account is counted by itself where its neighbours have used up their address's limit", async () => {
    const limit = ring();
    const address = "203.0.113.1";
    for (let n = 0; n < 9; n += 1) await checkRequestLimit(context("POST", address), limit, nobody);
    const member = async () => "7";
    for (let n = 0; n < 2; n += 1)
      expect(await checkRequestLimit(context("POST", address), limit, member)).toBeNull();
    expect((await checkRequestLimit(context("POST", address), limit, member))?.status).toBe(429);
    expect(await checkRequestLimit(context("POST", address), limit, async () => "8")).toBeNull();
  });

  it("A149 a browser gets a page that says when to try again, and that it is not the visitor's fault", async () => {
    const none = { limit: async () => ({ success: false }) };
    const refused = await checkRequestLimit(
      context("POST", "203.0.113.1", "text/html"),
      none,
      nobody,
    );
    expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([429, "60"]);
    const page = await refused?.text();
    expect(page).toContain("잠시만 기다려 주세요");
    expect(page).toContain("회원님의 잘못이 아니며");
    expect(page).toContain("60초 후");
    expect(page).toContain('<a href="">');
  });

  it("counts no reads, and admits every request if the binding is missing or fails", async () => {
    const limit = ring();
    for (const method of ["GET", "HEAD"])
      await checkRequestLimit(context(method, "203.0.113.1"), limit, nobody);
    expect(limit.keys).toEqual([]);
    const broken = { limit: () => Promise.reject(new Error("down")) };
    expect(await checkRequestLimit(context("POST", "203.0.113.1"), broken, nobody)).toBeNull();
    expect(await checkRequestLimit(context("POST", "203.0.113.1"), null, nobody)).toBeNull();
  });
});
