import { expect, it } from "vitest";
import { forgedHeaders, withoutForgedHeaders } from "./forged-headers.ts";

it("drops forged headers and no others", () => {
  const forged = [
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "forwarded",
    "x-original-url",
    "x-rewrite-url",
    "x-http-method-override",
    "x-remix-response",
    "x-remix-reload-document",
    "x-portico-context",
    "x-request-id",
    "cf-ipcountry",
    "true-client-ip",
  ];
  const stored = [
    "accept",
    "cookie",
    "content-type",
    "x-requested-with",
    "x-portico",
    "cf-connecting-ip",
  ];
  const headers = Object.fromEntries([...forged, ...stored].map((name) => [name, "1"]));
  const request = new Request("http://portal.test/", { method: "POST", headers, body: "b" });
  expect(forgedHeaders(request.headers).sort()).toEqual([...forged].sort());
  const clean = withoutForgedHeaders(request);
  expect(forgedHeaders(clean.headers)).toEqual([]);
  expect([...clean.headers.keys()]).toEqual(
    expect.arrayContaining(stored.filter((n) => n !== "cookie")),
  );
  expect(clean.method).toBe("POST");
});
