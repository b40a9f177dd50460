import { afterEach, describe, expect, it, vi } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { passGate } from "~/edge/gate/gate.ts";
import { createRequestContext } from "~/edge/request/request-context.ts";
import { newSessionId } from "~/session/cookies/session-cookie.ts";
import { aurora } from "../../../brands/aurora.ts";

const edge = { ...aurora.edge, deniedAddresses: ["198.51.100.0/24"] };
const configuration = { development: false, brand: { ...aurora, edge } } as Configuration;
const id = newSessionId();

interface Requested {
  path?: string;
  headers?: Record<string, string>;
  country?: string | null;
  method?: string;
  body?: string;
}

/** Returns the edge's log lines about one request with a session cookie, and the response's status. */
async function send({ path = "/", headers, country = "KR", ...init }: Requested) {
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line));
  }
  const request = new Request(`https://portal.test${path}`, {
    ...init,
    headers: { cookie: `__Host-sid=${id}`, ...headers },
  });
  const place = { country: country ?? undefined, regionCode: "11" };
  const context = await createRequestContext(request, place, configuration);
  const answer = await passGate(context, configuration, () => ({
    requiresCountry: "form",
    takesForms: true,
    cachedParams: null,
    pattern: null,
    template: null,
  }));
  for (const line of lines) {
    expect(line).not.toContain(id);
    expect(line).not.toContain("planted");
  }
  return { status: answer?.status, reported: lines.map((line) => JSON.parse(line)) };
}
afterEach(() => vi.restoreAllMocks());

const line = {
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  session: expect.stringMatching(/^[0-9a-f]{16}$/),
};

describe("security events of the edge", () => {
  it.each([
    [{ "sec-fetch-site": "cross-site" }, "cross-site"],
    [{ "sec-fetch-site": "planted-word" }, "odd"],
    [{ origin: "https://planted.example" }, "other origin"],
    [{}, "unsaid"],
  ])("a change that no page of ours sent: %j", async (headers, site) => {
    const body = "password=planted-1";
    const { status, reported } = await send({
      method: "POST",
      path: "/login?t=planted-2",
      body,
      headers,
    });
    expect(status).toBe(403);
    const facts = { site, method: "POST" };
    expect(reported).toEqual([
      { ...line, level: "warn", event: "security.origin.refused", ...facts },
    ]);
  });

  it("S3 R52 a closed region, and an unknown country where one is required", async () => {
    const event = { ...line, level: "info", event: "security.region.refused", region: "11" };
    const closed = await send({ country: "KP" });
    expect(closed).toEqual({ status: 451, reported: [{ ...event, country: "KP" }] });
    const unknown = await send({ country: null, path: "/login", method: "POST", body: "" });
    expect(unknown).toEqual({ status: 451, reported: [{ ...event, country: null }] });
  });

  it("A78 a denied address, without the address itself", async () => {
    const { status, reported } = await send({ headers: { "cf-connecting-ip": "198.51.100.7" } });
    expect(status).toBe(403);
    expect(reported).toEqual([
      { ...line, level: "warn", event: "security.address.denied", country: "KR" },
    ]);
  });

  it("a report of the browser, without queries", async () => {
    const report = {
      "effective-directive": "img-src",
      "blocked-uri": "https://cdn.example/a.png?planted-3",
      "document-uri": "https://portal.test/member?planted-4",
    };
    const body = JSON.stringify({ "csp-report": report });
    const { reported } = await send({ path: "/__csp-report", method: "POST", body });
    const facts = {
      directive: "img-src",
      blocked: "https://cdn.example/a.png",
      page: "https://portal.test/member",
    };
    expect(reported).toEqual([{ ...line, level: "warn", event: "security.csp.report", ...facts }]);
  });

  it("an ordinary request logs none", async () => {
    expect(await send({})).toEqual({ status: undefined, reported: [] });
  });
});
