import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { createRequestContext } from "~/edge/request/request-context.ts";
import { aurora } from "../../../brands/aurora.ts";
import { contextHeader, isViteModule, proxyToVite } from "./dev-proxy.ts";

let vite: Server;
let origin: string;
let seen: { request: IncomingMessage; body: string };
beforeAll(async () => {
  vite = createServer((request, answer) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      seen = { request, body };
      answer.writeHead(302, { location: "/elsewhere", "set-cookie": ["a=1", "b=2"] }).end();
    });
  });
  await new Promise<void>((resolve) => vite.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(vite.address() as AddressInfo).port}`;
});
afterAll(() => vite.close());

it("forwards a page request with the serializable context, and returns the response unchanged", async () => {
  const request = new Request("http://localhost:8788/login?x=1", {
    method: "POST",
    body: "username=a",
    headers: { [contextHeader]: "forged", cookie: "__Host-remembered=p%C3%A9" },
  });
  const configuration = { development: true, brand: aurora } as Configuration;
  const context = await createRequestContext(request, { country: "KR" }, configuration);
  const answer = await proxyToVite(context, origin, configuration);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/elsewhere");
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(seen.request.url).toBe("/login?x=1");
  expect(seen.body).toBe("username=a");
  expect(seen.request.headers["x-forwarded-host"]).toBe("localhost:8788");
  const facts = JSON.parse(decodeURIComponent(String(seen.request.headers[contextHeader])));
  expect(facts).toMatchObject({
    nonce: context.nonce,
    requestId: context.requestId,
    language: "en",
  });
  expect(facts).toMatchObject({ development: true, brand: { id: "aurora" } });
  // Private fields of the brand are not sent.
  expect(JSON.stringify(facts)).not.toContain(aurora.merchant);
  expect(facts.brand).not.toHaveProperty("edge");
});

it.each([
  ["/@vite/client", true],
  ["/@id/__x00__virtual:remix/server-build", true],
  ["/node_modules/.vite/deps/react.js", true],
  ["/app/root.tsx", true],
  ["/", false],
  ["/app", false],
  ["/slots", false],
  ["/graphql", false],
  ["/__csp-report", false],
])("%s is a Vite module: %s", async (path, expected) => {
  expect(isViteModule(path)).toBe(expected);
});
