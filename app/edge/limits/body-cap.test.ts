import { expect, it } from "vitest";
import { capBody, capOf } from "./body-cap.ts";

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request("http://portal.test/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);

/** A body without Content-Length. */
function stream(...sizes: number[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(97));
      controller.close();
    },
  });
}

it("accepts 64 KiB and refuses one byte more, whatever Content-Length is", async () => {
  const cap = capOf("/graphql", "application/json");
  expect(cap).toBe(65_536);
  expect(await (await capBody(post(stream(60_000, 5_536)), cap))?.text()).toHaveLength(65_536);
  expect(await capBody(post(stream(60_000, 5_537)), cap)).toBeNull();
  expect(await capBody(post("x", { "content-length": "65537" }), cap)).toBeNull();
  expect(await capBody(post("x", { "content-length": "much" }), cap)).toBeNull();
});

it("A101 accepts 16 MiB of pictures below /upload/, and then fails the stream", async () => {
  const form = "multipart/form-data; boundary=x";
  const cap = capOf("/upload/feedback", form);
  expect(cap).toBe(16 * 1024 * 1024);
  expect(capOf("/graphql", form)).toBe(65_536);
  expect(capOf("/login", form)).toBe(65_536);
  expect(capOf("/uploads", form)).toBe(65_536);
  expect(capOf("/upload/feedback", "application/json")).toBe(65_536);
  expect(capOf("/upload/feedback", null)).toBe(65_536);
  const mebibytes = (count: number) => Array<number>(count).fill(1024 * 1024);
  const fits = await capBody(post(stream(...mebibytes(16))), cap);
  expect((await fits?.arrayBuffer())?.byteLength).toBe(cap);
  const tooBig = await capBody(post(stream(...mebibytes(16), 1)), cap);
  await expect(tooBig?.arrayBuffer()).rejects.toThrow("too big");
});

it("returns a request without a body unchanged", async () => {
  const request = new Request("http://portal.test/");
  expect(await capBody(request, 10)).toBe(request);
});
