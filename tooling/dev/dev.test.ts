import { parse } from "graphql";
import { afterEach, describe, expect, it, vi } from "vitest";
import { devGateway, withCookie } from "./gateway.mjs";
import { codegenFor, stepsFor } from "./steps.mjs";

afterEach(() => vi.unstubAllGlobals());

describe("npm run dev", () => {
  it("rebuilds only what a change touches", () => {
    const handle = () => "export const handle = {};";
    const page = () => "export default function Home() {}";
    expect(stepsFor(["app/routes/lobby/home/route.tsx"], page)).toEqual([]);
    expect(stepsFor(["app/routes/lobby/home/route.tsx"], handle)).toEqual(["dev-worker"]);
    expect(stepsFor(["app/routes.ts"])).toEqual(["dev-worker"]);
    expect(stepsFor(["app/edge/gate/region.ts"])).toEqual(["dev-worker"]);
    expect(stepsFor(["app/graphql/generated/persisted-documents.json"])).toEqual(["dev-worker"]);
    expect(stepsFor(["app/graphql/generated/graphql.ts"])).toEqual([]);
    expect(stepsFor(["sandbox/worker.ts"])).toEqual(["sandbox"]);
    expect(stepsFor(["brands/aurora.ts"])).toEqual(["brands", "dev-worker"]);
    expect(stepsFor(["markets/de.ts"])).toEqual(["brands", "dev-worker"]);
    expect(stepsFor(["schema/games.graphql"])).toEqual(["type-defs", "dev-worker"]);
  });

  it("generates types and documents only where schema or pages changed", () => {
    expect(codegenFor(["app/routes/lobby/home/route.tsx"])).toEqual(["codegen"]);
    expect(codegenFor(["schema/games.graphql"])).toEqual(["codegen"]);
    expect(codegenFor(["app/graphql/generated/graphql.ts", "gateway/graphql/yoga.ts"])).toEqual([]);
  });

  it("sends a cookie with the next query, as the browser would", () => {
    expect(withCookie(null, "__Host-sid=a; Path=/; Secure")).toBe("__Host-sid=a");
    expect(withCookie("lang=ko; __Host-sid=a", "__Host-sid=b; Path=/")).toBe(
      "lang=ko; __Host-sid=b",
    );
    expect(withCookie("lang=ko; __Host-sid=a", "__Host-sid=; Max-Age=0")).toBe("lang=ko");
  });

  it("queries the gateway as the visitor and returns its cookies and timings", async () => {
    const requested: { url: string; init: RequestInit }[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      requested.push({ url, init });
      const headers = {
        "set-cookie": "__Host-sid=new; Path=/; HttpOnly",
        "server-timing": "C18;dur=3",
      };
      return new Response('{"data":{"a":1}}', { headers });
    });
    const request = new Request("http://localhost:8788/login", {
      headers: { cookie: "lang=ko", "x-dev-world": "w", "x-secret": "no" },
    });
    const answerHeaders = new Headers();
    const gateway = devGateway({
      portalOrigin: "http://localhost:8788",
      request,
      answerHeaders,
      pageOwner: () => "player1/USD",
    });
    expect(await gateway.execute(parse("{ a }"), {})).toEqual({ data: { a: 1 } });
    await gateway.execute(parse("{ b }"), {});
    expect(requested[0]?.url).toBe("http://localhost:8788/graphql");
    const [first, second] = requested.map(({ init }) => new Headers(init.headers));
    expect(first?.get("cookie")).toBe("lang=ko");
    expect(first?.get("x-dev-world")).toBe("w");
    expect(first?.has("x-secret")).toBe(false);
    expect(first?.get("x-portico-owner"), "whose page it is (A215)").toBe("player1/USD");
    expect(second?.get("cookie")).toBe("lang=ko; __Host-sid=new");
    expect(answerHeaders.getSetCookie()[0]).toContain("__Host-sid=new");
    expect(answerHeaders.get("server-timing")).toBe("C18;dur=3, C18;dur=3");
  });

  it("answers with an error when the Worker is exchanged meanwhile", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    const portalOrigin = "http://localhost:8788";
    const request = new Request(portalOrigin);
    const gateway = devGateway({
      portalOrigin,
      request,
      answerHeaders: new Headers(),
      pageOwner: () => null,
    });
    const { errors } = await gateway.execute(parse("{ a }"), {});
    expect(errors[0].message).toContain("newer one");
  });
});
