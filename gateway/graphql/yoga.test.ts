import { describe, expect, it } from "vitest";
import { createGateway } from "../gateway.ts";
import { fakePlatform, json, testScope } from "../testing/platform.ts";
import { limits } from "./plugins/limits.ts";
import { bodyLimit } from "./plugins/request-gate.ts";
import { isSingleUse } from "./plugins/single-use.ts";

const persisted = {
  "hash-ready": "query Ready { ready }",
  "hash-out": "mutation Out { logout { landing } }",
};
const gateway = createGateway({ persisted });

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  query?: string;
  development?: boolean;
  fetch?: (request: Request) => Promise<Response>;
}

async function send({
  method = "POST",
  headers,
  body,
  query = "",
  development = true,
  fetch,
}: Sent) {
  const scope = testScope({ development, ...(fetch ? { platform: { fetch } } : {}) });
  const request = new Request(`https://portal.test/graphql${query}`, {
    method,
    headers: { "content-type": "application/json", "x-portico": "1", ...headers },
    ...(method === "GET" || method === "HEAD"
      ? {}
      : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await gateway.handle(request, scope);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text),
    scope,
  };
}

const byHash = (sha256Hash: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const hashQuery = (hash: string) =>
  `?extensions=${encodeURIComponent(JSON.stringify(byHash(hash).extensions))}`;

describe("the gateway over HTTP", () => {
  it("answers JSON that must not be cached", async () => {
    const answer = await send({ body: { query: "{ ready }" } });
    expect(answer.json()).toEqual({ data: { ready: true } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each([
    [
      "a form's POST",
      {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "query=mutation{logout{landing}}",
      },
      415,
    ],
    [
      "multipart",
      { headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" },
      415,
    ],
    [
      "text/plain",
      { headers: { "content-type": "text/plain" }, body: '{"query":"{ ready }"}' },
      415,
    ],
    [
      "application/graphql",
      { headers: { "content-type": "application/graphql" }, body: "{ ready }" },
      415,
    ],
    ["an operation in a link", { method: "GET", query: "?query={ready}" }, 400],
    ["a batch", { body: [{ query: "{ ready }" }, { query: "{ ready }" }] }, 400],
    ["no JSON", { body: "{" }, 400],
    ["PUT", { method: "PUT", body: { query: "{ ready }" } }, 405],
    ["a body that is too long", { body: { query: `{ ready } #${"x".repeat(bodyLimit)}` } }, 413],
  ])("refuses %s", async (_name, sent, status) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('"ready":true');
    expect(answer.json().errors[0].extensions).toMatchObject({
      code: expect.any(String),
      requestId: "test-request",
    });
  });

  it("refuses a POST without the header that a form of another site can't send", async () => {
    const scope = testScope();
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ query: "{ ready }" });
    const request = new Request("https://portal.test/graphql", { method: "POST", headers, body });
    expect((await gateway.handle(request, scope)).status).toBe(403);
  });

  it("refuses a body longer than its Content-Length", async () => {
    const big = new TextEncoder().encode(`{"query":"{ ready } #${"x".repeat(bodyLimit)}"}`);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(big);
        controller.close();
      },
    });
    const headers = { "content-type": "application/json", "x-portico": "1" };
    const request = new Request("https://portal.test/graphql", {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    const answer = await gateway.handle(request, testScope());
    expect(answer.status).toBe(413);
  });

  it("runs the build's operations by hash: reads also by GET, changes by POST only", async () => {
    expect((await send({ body: byHash("hash-ready") })).json()).toEqual({ data: { ready: true } });
    const read = await send({ method: "GET", query: hashQuery("hash-ready"), development: false });
    expect(read.json()).toEqual({ data: { ready: true } });
    const change = await send({ method: "GET", query: hashQuery("hash-out"), development: false });
    expect(change.status).toBe(405);
    const unknown = await send({ body: byHash("nobody-knows") });
    expect(unknown.json().errors[0].message).toBe("PersistedQueryNotFound");
  });

  it("accepts only the build's operations in production, and reveals nothing of the schema", async () => {
    const own = await send({ body: { query: "{ ready }" }, development: false });
    expect(own.json().data).toBeUndefined();
    expect(own.json().errors[0].extensions.code).toBe("BAD_REQUEST");
    const unknown = await send({ body: byHash("nobody-knows"), development: false });
    expect(unknown.json().errors[0].extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
    for (const body of [
      { query: "{ readi }" },
      { query: "{ __schema { types { name } } }" },
      { query: "{" },
    ]) {
      const { text } = await send({ body, development: false });
      expect(text).not.toMatch(/Did you mean|Syntax|Cannot query|__schema|line/);
    }
  });

  it("shows the schema in development", async () => {
    const answer = await send({ body: { query: "{ __schema { queryType { name } } }" } });
    expect(answer.json().data.__schema.queryType.name).toBe("Query");
  });

  it("sends Retry-After when the platform throttled a read", async () => {
    const busy = new Response("", { status: 429, headers: { "retry-after": "4" } });
    const { fetch } = fakePlatform({ "GET /wps/relay/ODSFE2_getWinnerBoard": busy });
    const answer = await send({ body: { query: "{ ready winners { customer } }" }, fetch });
    expect(answer.json().data).toEqual({ ready: true, winners: null });
    expect(answer.json().errors).toEqual([
      {
        message: "The platform is not available.",
        path: ["winners"],
        extensions: {
          code: "UPSTREAM_UNAVAILABLE",
          requestId: "test-request",
          retryAfterMs: 4000,
        },
      },
    ]);
  });

  const deep = "{ games(filter: {}) { nodes { vendor { code } } } }";
  const nest = (levels: number) =>
    `query { ${"... on Query { ".repeat(levels)}ready${" }".repeat(levels)} }`;
  it.each([
    ["nesting", nest(limits.nesting + 1)],
    [
      "nesting in a second field",
      `{ ${"ready ... on Query { ".repeat(limits.nesting + 1)}ready${" }".repeat(limits.nesting + 1)} }`,
    ],
    [
      "aliases",
      `{ ${Array.from({ length: limits.aliases + 1 }, (_, i) => `a${i}: ready`).join(" ")} }`,
    ],
    ["directives", `{ ready ${"@include(if: true) ".repeat(limits.directives + 1)} }`],
    ["tokens", `{ ${"ready ".repeat(limits.tokens)} }`],
    [
      "cost",
      `{ ${Array.from({ length: 12 }, (_, i) => `a${i}: games(filter: {}) { nodes { ${"id name vendor { code name logo } minBet { amount currency } ".repeat(8)} } }`).join(" ")} }`,
    ],
  ])("limits %s before execution", async (_name, query) => {
    const platform = fakePlatform({});
    const answer = await send({ body: { query }, fetch: platform.fetch });
    expect(answer.status).toBe(400);
    expect(answer.json().data).toBeUndefined();
    expect(platform.calls).toHaveLength(0);
    expect(
      (await send({ body: { query: deep }, fetch: platform.fetch })).json(),
    ).not.toHaveProperty("errors.0.extensions.code", "BAD_REQUEST");
  });

  it("accepts one login, launch, favourite or captcha per request, counting aliases and fragments", async () => {
    const platform = fakePlatform({});
    const login = (alias: string) =>
      `${alias}: login(input: { username: "a", password: "b" }) { __typename }`;
    for (const query of [
      `mutation { ${login("a")} ${login("b")} }`,
      `mutation { ${login("a")} ...more } fragment more on Mutation { ${login("b")} }`,
      "mutation { ...x } fragment x on Mutation { freePlay { __typename } b: freePlay { __typename } }",
      "{ a: captcha { __typename } b: captcha { __typename } }",
    ]) {
      const answer = await send({ body: { query }, fetch: platform.fetch });
      expect(answer.status).toBe(400);
    }
    expect(platform.calls).toHaveLength(0);
    expect(isSingleUse("Query", "viewer")).toBe(false);
  });

  it("responds with 200 to partial data, and with the error's status to an error alone", async () => {
    const platform = fakePlatform({ "GET /lgw/games/game_menus": [] });
    const partial = await send({
      body: { query: "{ ready favoriteGames { nodes { id } } }" },
      fetch: platform.fetch,
    });
    expect(partial.status).toBe(200);
    expect(partial.json()).toMatchObject({
      data: { ready: true, favoriteGames: null },
      errors: [
        {
          path: ["favoriteGames"],
          extensions: { code: "UNAUTHENTICATED", requestId: "test-request" },
        },
      ],
    });
    const alone = await send({ body: { query: "{ favoriteGames { nodes { id } } }" } });
    expect([alone.status, alone.json().data]).toEqual([401, { favoriteGames: null }]);
    const fine = await send({ body: { query: "{ categories { path } }" }, fetch: platform.fetch });
    expect([fine.status, fine.json()]).toEqual([200, { data: { categories: [] } }]);
  });

  it.each(["system.error.77", "#9001", "player1.not.welcome"])(
    "E37 A37b a platform refusal %s becomes a code and the request id, without the platform's text",
    async (errorCode) => {
      const platform = fakePlatform({
        "GET /lgw/games/game_menus": json({
          success: false,
          errorCode,
          message: "raw words at x.java:7",
        }),
      });
      const answer = await send({
        body: { query: "{ categories { path } }" },
        fetch: platform.fetch,
      });
      expect(answer.json().errors[0].extensions).toMatchObject({
        code: "UPSTREAM_UNAVAILABLE",
        requestId: "test-request",
      });
      for (const raw of [errorCode, "raw words", "java"]) expect(answer.text).not.toContain(raw);
    },
  );

  it("E38 shows only the request id of an unexpected error, and logs it", async () => {
    const fetch = async () => {
      throw new Error("secret detail");
    };
    const answer = await send({
      body: { query: "{ captcha { __typename ... on Refused { reason } } }" },
      fetch,
    });
    expect(answer.text).not.toContain("secret");
    const scope = testScope();
    scope.session.read = async () => {
      throw new Error("secret detail");
    };
    const request = new Request("https://portal.test/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-portico": "1" },
      body: JSON.stringify({ query: "{ viewer { id } }" }),
    });
    const text = await (await gateway.handle(request, scope)).text();
    expect(text).not.toContain("secret");
    expect(JSON.parse(text).errors[0].extensions).toEqual({
      code: "INTERNAL",
      requestId: "test-request",
    });
    expect(scope.lines.find(({ event }) => event === "gateway.unexpected")?.error).toContain(
      "secret detail",
    );
  });
});
