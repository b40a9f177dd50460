import { describe, expect, it } from "vitest";
import type { Portal } from "../../support/portal.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { sendRaw } from "../support/send-raw.ts";
import { sharedPortal } from "../support/shared-portal.ts";

// The sandbox lists localhost, 127.0.0.1, portico.example and www.portico.example.
const live = await portalOfFile({
  production: true,
  vars: { OWN_HOSTS: "*.team.workers.dev" },
});
const unlisted = await portalOfFile({ production: true });

const at = (portal: Portal, host: string, path = "/", headers: Record<string, string> = {}) =>
  sendRaw(portal.origin, path, { headers: { host, ...headers } });

describe("A77 E15 the host of a request", () => {
  it.each([
    "localhost",
    "127.0.0.1",
    "portico.example",
    "WWW.Portico.Example",
    "www.portico.example:8443",
    "abc-portico.team.workers.dev",
  ])("is accepted if the operator or the deployment lists it: %s", async (host) => {
    expect((await at(live, host)).status).toBe(200);
  });

  it.each([
    "copy.example",
    "portico.example.evil.test",
    "notportico.example",
    "portico.other.workers.dev",
    "203.0.113.9",
  ])("gets only an error page if it is unknown: %s", async (host) => {
    const page = await at(live, host);
    expect(page.status).toBe(403);
    expect(page.body).toContain("This is not our address");
    expect(page.body).toMatch(/href="(https:|mailto:|tel:)/);
    expect(page.body).not.toContain("<script");
    expect(page.headers["cache-control"]).toBe("private, no-store");
    const korean = await at(live, host, "/rng", { "accept-language": "ko" });
    expect(korean.body).toContain("저희가 운영하는 주소가 아닙니다");
  });

  it("is also checked for GraphQL and for a login", async () => {
    const host = "copy.example";
    const headers = { host, origin: `http://${host}`, "x-portico": "1" };
    const graphql = await sendRaw(live.origin, "/graphql", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: '{"query":"{ system { status } }"}',
    });
    expect(graphql.status).toBe(403);
    expect(JSON.parse(graphql.body)).toMatchObject({ code: "UNKNOWN_DOMAIN" });
    await live.world("default").forgetCalls();
    const login = await sendRaw(live.origin, "/login", {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: "username=player1&password=x",
    });
    expect(login.status).toBe(403);
    expect(login.headers["set-cookie"]).toBeUndefined();
    const requested = (await live.world("default").calls()).map(({ id }) => id);
    expect(requested).not.toContain("C1");
  });

  it("can't be replaced by forwarding headers", async () => {
    const forged = { "x-forwarded-host": "portico.example", forwarded: "host=portico.example" };
    expect((await at(live, "copy.example", "/", forged)).status).toBe(403);
  });

  it("is not checked for a health check", async () => {
    expect((await at(live, "10.0.0.7", "/healthz")).status).toBe(200);
  });

  it("is not checked in development", async () => {
    const { origin } = await sharedPortal();
    const answer = await sendRaw(origin, "/", { headers: { host: "my-laptop.local" } });
    expect(answer.status).toBe(200);
  });

  it("is accepted while the operator lists no host", async () => {
    // This portal has no status of the platform in its cache.
    await unlisted.world("default").set({ domainRoute: [] });
    expect((await at(unlisted, "anywhere.test")).status).toBe(200);
  });
});
