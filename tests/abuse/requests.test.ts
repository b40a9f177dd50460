import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";
import { expectRefused, type Refusal, type Sent, send } from "./refused.ts";

const query = "{ hotGames { id } }";
const sent = JSON.stringify({ query });
const link = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`;
const byHash = (sha256Hash: unknown) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const hashLink = (hash: unknown) => link({ extensions: JSON.stringify(byHash(hash).extensions) });

const bad: Refusal = { status: 400 };
const unsupported: Refusal = { status: 415, code: "BAD_REQUEST" };
const type = (text: string): Sent => ({ body: sent, headers: { "content-type": text } });

const contentTypes: [string, Sent, Refusal][] = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "text/plain; application/json",
  "text/html",
  "application/graphql",
  "application/graphql+json",
  "application/xml",
  "application/octet-stream",
  "application/json, text/plain",
  "application/jsonx",
  "json",
  " ",
].map((text) => [text, type(text), unsupported]);

const malformed: [string, Sent, Refusal][] = [
  ["nothing", { body: "" }, bad],
  ["truncated JSON", { body: '{"query":"{ hotGames' }, bad],
  ["JSON null", { body: "null" }, bad],
  ["a number", { body: "1" }, bad],
  ["a text", { body: '"{ hotGames { id } }"' }, bad],
  ["a list", { body: "[]" }, bad],
  ["endlessly nested lists", { body: "[".repeat(60_000) }, bad],
  ["endlessly nested objects", { body: '{"a":'.repeat(12_000) }, bad],
  ["query as a number", { body: { query: 1 } }, bad],
  ["query as null", { body: { query: null } }, bad],
  ["query as a list", { body: { query: [query] } }, bad],
  ["query as an object", { body: { query: { toString: query } } }, bad],
  ["an empty query", { body: { query: "" } }, bad],
  ["variables as a text", { body: { query, variables: "x" } }, bad],
  ["an unknown operation name", { body: { query, operationName: "nobody" } }, bad],
  ["extensions as a text", { body: { query: undefined, extensions: "x" } }, bad],
  ["invalid UTF-8", { body: new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d]) }, bad],
  ["UTF-16", { body: Buffer.from(sent, "utf16le") }, bad],
  ["a compressed body", { body: gzipSync(sent), headers: { "content-encoding": "gzip" } }, bad],
];

const hashes: [string, Sent, Refusal][] = [
  "nobody-knows",
  "sha256:0",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "\u0000",
  "é".repeat(5000),
].map((hash) => [
  `hash ${hash.slice(0, 20)}`,
  { body: byHash(hash) },
  { status: 400, code: "PERSISTED_QUERY_NOT_FOUND" },
]);
const oddHashes: [string, Sent, Refusal][] = [1, true, null, {}, [], ""].map((hash) => [
  `hash ${JSON.stringify(hash)}`,
  { body: byHash(hash) },
  bad,
]);

const links: [string, Sent, Refusal][] = [
  ["an operation in a link", { method: "GET", path: link({ query }) }, bad],
  [
    "a mutation in a link",
    { method: "GET", path: link({ query: "mutation { logout { landing } }" }) },
    bad,
  ],
  ["a link without parameters", { method: "GET" }, bad],
  ["an unknown hash in a link", { method: "GET", path: hashLink("nobody") }, bad],
  ["an invalid hash in a link", { method: "GET", path: hashLink({}) }, bad],
  ["lists in place of objects in a link", { method: "GET", path: link({ extensions: "[]" }) }, bad],
  ["variables that are no JSON in a link", { method: "GET", path: link({ variables: "{" }) }, bad],
  ["invalid JSON in a link", { method: "GET", path: link({ extensions: "{" }) }, bad],
  ["a query in the URL of a POST", { path: link({ query }), body: "{}" }, bad],
];

const methods: [string, Sent, Refusal][] = ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"].map(
  (method) => [method, { method, body: sent }, { status: 405 }],
);

const origins: Record<string, string>[] = [
  { origin: "" },
  { origin: "null" },
  { origin: "https://evil.test" },
  { origin: "http://localhost" },
  { origin: "http://localhost:1" },
  { origin: "http://localhost.evil.test" },
  { origin: "http://user@localhost" },
  { origin: "HTTP://LOCALHOST." },
  { origin: "file://" },
  { origin: "", referer: "http://localhost/" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "same-origin, cross-site" },
  { "x-portico": "" },
];
const foreign: [string, Sent, Refusal][] = origins.map((headers) => [
  JSON.stringify(headers),
  { body: sent, headers },
  { status: 403 },
]);

const big = (bytes: number) => ({ query, padding: "x".repeat(bytes) });
const oversized: [string, Sent, Refusal][] = [
  [
    "a byte over 64 KiB",
    { body: big(65_536 - JSON.stringify(big(0)).length + 1) },
    { status: 413 },
  ],
  ["200 KiB", { body: big(200 * 1024) }, { status: 413 }],
  [
    "more than 64 KiB without Content-Length",
    { body: big(70_000), headers: { "transfer-encoding": "chunked" } },
    { status: 413 },
  ],
];

describe.each([
  { mode: "development", production: false, world: "requests" },
  { mode: "production", production: true, world: "default" },
])("$mode", ({ production, world }) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await bootPortal({ production });
    await send(portal, world, { body: { query: "{ ready }" } });
    await portal.world(world).forgetCalls();
  });
  afterAll(() => portal.stop());

  const refuses = async (_name: string, requested: Sent, refusal: Refusal) =>
    expectRefused(portal, world, requested, refusal);
  describe("content types", () => it.each(contentTypes)("%s", refuses));
  describe("malformed bodies", () => it.each(malformed)("%s", refuses));
  describe("persisted operations", () => it.each([...hashes, ...oddHashes])("%s", refuses));
  describe("links", () => it.each(links)("%s", refuses));
  describe("methods", () => it.each(methods)("%s", refuses));
  describe("requests from other sites", () => it.each(foreign)("%s", refuses));
  describe("oversized", () => it.each(oversized)("%s", refuses));

  it("a mutation by its hash needs a POST", async () => {
    const { default: documents } = await import(
      "../../app/graphql/generated/persisted-documents.json"
    );
    const found = Object.entries(documents).filter(([, text]) =>
      /^mutation|\} mutation /.test(text),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const [hash] of found) {
      const requested = { method: "GET", path: hashLink(hash) };
      const answer = await send(portal, world, requested);
      expect(answer.status, answer.body).toBe(405);
    }
  });

  it("handles values that are nearly numbers", async () => {
    if (production) return;
    for (const limit of ["1e999", "-1", "2147483648", "1.5", '"1"', "null", "true", "[1]"]) {
      const body = `{"query":"query ($n: Int!) { hotGames(limit: $n) { id } }","variables":{"n":${limit}}}`;
      const answer = await send(portal, world, { body });
      expect(answer.status, `${limit}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    }
  });
});
