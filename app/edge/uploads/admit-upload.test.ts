import { describe, expect, it } from "vitest";
import type { Visit } from "~/edge/request/request-context.ts";
import { admitUpload } from "./admit-upload.ts";

const minute = 60_000;
const multipart = "multipart/form-data; boundary=b";
const free = async () => null;

function visit(at: number, { path = "/upload/feedback", type = multipart } = {}) {
  const url = new URL(`https://portal.test${path}`);
  const headers = { "content-type": type, accept: "application/json" };
  const request = new Request(url, { method: "POST", headers, body: "x" });
  return { request, url, requestId: "r-1", startedAt: at } as Visit;
}

/** An upload that is under way until it is let go. */
function held(at: number) {
  let letGo: (answer: Response) => void = () => undefined;
  const work = () =>
    new Promise<Response>((resolve) => {
      letGo = resolve;
    });
  const answer = admitUpload(visit(at), free, work);
  return {
    async end() {
      // It asks for its address first.
      await Promise.resolve();
      letGo(new Response("done"));
      return answer;
    },
  };
}

const statusAt = async (at: number, more = {}) =>
  (await admitUpload(visit(at, more), free, async () => new Response("done"))).status;

describe("A101 uploads", () => {
  it("no more than twelve are under way at once, and each that ends makes room", async () => {
    const twelve = Array.from({ length: 12 }, () => held(0));
    const refused = await admitUpload(visit(0), free, async () => new Response("done"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("5");
    // What is no upload is not held up.
    expect(await statusAt(0, { path: "/login" })).toBe(200);
    expect(await statusAt(0, { type: "application/x-www-form-urlencoded" })).toBe(200);
    await twelve[0]?.end();
    expect(await statusAt(0)).toBe(200);
    await Promise.all(twelve.slice(1).map(({ end }) => end()));
  });

  it("one whose visitor is gone holds nobody up for longer than a minute", async () => {
    const twelve = Array.from({ length: 12 }, () => held(0));
    expect(await statusAt(minute - 1)).toBe(429);
    expect(await statusAt(minute)).toBe(200);
    await Promise.all(twelve.map(({ end }) => end()));
  });

  it("an address that has sent enough is told when to come back, before anything is read", async () => {
    let worked = false;
    const work = async () => {
      worked = true;
      return new Response("done");
    };
    const late = await admitUpload(visit(0), async () => 90_000, work);
    expect([late.status, late.headers.get("retry-after"), worked]).toEqual([429, "90", false]);
    expect(await statusAt(0)).toBe(200);
  });
});
