import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { createRequestContext } from "~/edge/request/request-context.ts";
import { aurora } from "../../../brands/aurora.ts";
import { errorResponse, finalizeResponse } from "./finalize-response.ts";

const configuration = { development: false, brand: aurora } as Configuration;
const contextOf = (init: RequestInit = {}, path = "/slots?token=planted") =>
  createRequestContext(
    new Request(`https://portal.test${path}`, init),
    { country: "KR" },
    configuration,
  );

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => void lines.push(text));
  }
});
afterEach(() => vi.restoreAllMocks());

it("adds the gateway's headers, each cookie on its own line", async () => {
  const carried = new Headers({ "server-timing": "platform;dur=3" });
  carried.append("set-cookie", "a=1; Path=/");
  carried.append("set-cookie", "b=2; Path=/");
  const page = new Response("<p>", {
    headers: { "content-type": "text/html", "set-cookie": "c=3" },
  });
  const answer = finalizeResponse(await contextOf(), page, carried, configuration);
  expect(answer.headers.getSetCookie()).toEqual(["c=3", "a=1; Path=/", "b=2; Path=/"]);
  expect(answer.headers.get("server-timing")).toBe("platform;dur=3");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.text()).toBe("<p>");
});

it("logs one line per request, without the query", async () => {
  const context = await contextOf();
  finalizeResponse(context, new Response("ok"), new Headers(), configuration);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    event: "request",
    requestId: context.requestId,
    method: "GET",
    path: "/slots",
    status: 200,
    country: "KR",
  });
});

it("an unexpected error gives a static 500 with the request id and no details", async () => {
  const context = await contextOf({ headers: { accept: "text/html" } });
  const error = new Error("secret detail at line 7");
  const answer = errorResponse(context, error, new Headers(), configuration);
  expect(answer.status).toBe(500);
  const page = await answer.text();
  expect(page).toContain(context.requestId);
  expect(page).not.toMatch(/secret detail|leave\.test|line 7/);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(lines.join("\n")).toContain("secret detail");
});

it("an unexpected error of GraphQL gives JSON", async () => {
  const context = await contextOf({ method: "POST", body: "{}" }, "/graphql");
  const answer = errorResponse(context, "broken", new Headers(), configuration);
  expect(await answer.json()).toMatchObject({
    code: "INTERNAL",
    requestId: context.requestId,
    errors: [{ extensions: { code: "INTERNAL", requestId: context.requestId } }],
  });
});
