import { describe, expect, it } from "vitest";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { admitUpload } from "./admit-upload.ts";

const tenSeconds = 10_000;
const multipart = "multipart/form-data; boundary=b";
const free = async () => null;

function context(at: number, { path = "/upload/feedback", type = multipart } = {}) {
  const url = new URL(`https://portal.test${path}`);
  const headers = { "content-type": type, accept: "application/json" };
  const request = new Request(url, { method: "POST", headers, body: "x" });
  return { request, url, requestId: "r-1", startedAt: at } as RequestContext;
}

/** An upload that is in progress until it is released. */
function held(at: number) {
  let letGo: (answer: Response) => void = () => undefined;
  const work = () =>
    new Promise<Response>((resolve) => {
      letGo = resolve;
    });
  const answer = admitUpload(context(at), free, work);
  return {
    async end() {
      // The address is counted first.
      await Promise.resolve();
      letGo(new Response("done"));
      return answer;
    },
  };
}

const statusAt = async (at: number, more = {}) =>
  (await admitUpload(context(at, more), free, async () => new Response("done"))).status;

describe("A101 uploads", () => {
  it("admits at most twelve at once, and another after each that ends", async () => {
    const twelve = Array.from({ length: 12 }, () => held(0));
    const refused = await admitUpload(context(0), free, async () => new Response("done"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("5");
    // Other requests are not limited.
    expect(await statusAt(0, { path: "/login" })).toBe(200);
    expect(await statusAt(0, { type: "application/x-www-form-urlencoded" })).toBe(200);
    await twelve[0]?.end();
    expect(await statusAt(0)).toBe(200);
    await Promise.all(twelve.slice(1).map(({ end }) => end()));
  });

  it("stops counting a slow upload after ten seconds", async () => {
    const twelve = Array.from({ length: 12 }, () => held(0));
    expect(await statusAt(tenSeconds - 1)).toBe(429);
    expect(await statusAt(tenSeconds)).toBe(200);
    await Promise.all(twelve.map(({ end }) => end()));
  });

  it("refuses an address over its limit with Retry-After, before it reads the body", async () => {
    let worked = false;
    const work = async () => {
      worked = true;
      return new Response("done");
    };
    const late = await admitUpload(context(0), async () => 90_000, work);
    expect([late.status, late.headers.get("retry-after"), worked]).toEqual([429, "90", false]);
    expect(await statusAt(0)).toBe(200);
  });
});
