/** The operator's console over the built Worker: who sees it, and that its figures are what happened (O1, O2, O8). */
import { expect, it, vi } from "vitest";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { signIn } from "../../support/sign-in.mjs";

const lines: string[] = [];
// Counts are of the whole deployment, so the file has a portal of its own.
const portal = await portalOfFile({ logTo: { level: "info", lines } });
const key = { "x-operator-key": "operator-of-development" };
const cookie = "__Host-operator=operator-of-development";
const pages = ["/operator", "/operator.data", "/operator/calls", "/operator/calls/C34.data"];

interface Health {
  figures: { name: string; value: number | null; before: number | null; level: string | null }[];
  requests: { kind: string; status: number; count: number }[];
}

async function ask<T>(fields: string): Promise<T> {
  const answer = await portal.graphql(`{ operator { ${fields} } }`, { headers: { cookie } });
  const { data } = (await answer.json()) as { data: { operator: T } };
  return data.operator;
}

const figuresNow = async () => {
  const { health } = await ask<{ health: Health }>(
    "health { figures { name value before level } requests { kind status count } }",
  );
  return { ...health, figures: new Map(health.figures.map((each) => [each.name, each])) };
};

/** Until the isolate has sent what it counted. */
const sent = { timeout: 60_000, interval: 1_000 };

it("O1 nobody without Access or the key reads a byte of it, and who tries is a security event", async () => {
  const world = "console-access";
  const member = await signIn(portal, { world, username: "player1" });
  const agent = await signIn(portal, { world, username: "agent1" });
  for (const visitor of ["", member, agent]) {
    const headers = visitor ? { cookie: visitor } : undefined;
    for (const path of pages) {
      const answer = await portal.fetch(path, { as: { world }, headers });
      expect(answer.status, path).toBe(403);
      expect(await answer.text()).not.toMatch(/REQUEST_P95|C34|figures/);
    }
    const denied = await portal.graphql("{ operator { name version } }", {
      as: { world },
      headers,
    });
    expect(await denied.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: "FORBIDDEN" } }],
    });
  }
  const events = lines.filter((line) => line.includes("security.operator.refused"));
  expect(events.filter((line) => /signedIn[=":]+true/.test(line))).toHaveLength(2 * pages.length);
  expect(events).toHaveLength(3 * (pages.length + 1));
  const wrong = await portal.fetch("/operator", { headers: { "x-operator-key": "another-key" } });
  expect(wrong.status).toBe(403);
});

it("O1 O8 says what happened: requests, platform calls, sign-ins, refusals", async () => {
  const world = "console-figures";
  const before = await figuresNow();
  const valueIn = (found: typeof before, name: string) => found.figures.get(name)?.value ?? 0;
  await signIn(portal, { world, username: "player1" });
  for (let at = 0; at < 5; at += 1) await portal.fetch("/help", { as: { world } });
  await portal.world(world).fault({ match: { id: "C12" }, fault: { kind: "status", status: 500 } });
  await portal.fetch("/help?stream=off", { as: { world } });
  await portal.fetch("/", { as: { world, country: "US" } });
  await vi.waitFor(async () => {
    const now = await figuresNow();
    const more = (name: string) => valueIn(now, name) - valueIn(before, name);
    expect(more("SIGN_INS")).toBeGreaterThanOrEqual(1);
    expect(more("REQUESTS")).toBeGreaterThanOrEqual(7);
    expect(more("CALLS")).toBeGreaterThanOrEqual(3);
    expect(now.figures.get("REQUEST_P95")?.value).toBeGreaterThan(0);
    expect(now.figures.get("REQUESTS")?.before).toBe(0);
    expect(now.requests.some(({ kind, status }) => kind === "page" && status === 200)).toBe(true);
  }, sent);
}, 120_000);

it("O1 O2 stands while the platform is down, says so, and leads to the requests that failed", async () => {
  const world = "console-down";
  const found = await portal.fetch("/operator", { as: { world }, headers: key });
  expect(found.status).toBe(200);
  await portal
    .world(world)
    .fault({ match: { path: "/wps" }, fault: { kind: "status", status: 500 } });
  await portal
    .world(world)
    .fault({ match: { path: "/lgw" }, fault: { kind: "status", status: 500 } });
  const ids: string[] = [];
  for (let at = 0; at < 8; at += 1) {
    const answer = await portal.fetch(`/promotions?try=${at}`, { as: { world } });
    ids.push(answer.headers.get("x-request-id") ?? "");
  }
  const began = Date.now();
  const page = await portal.fetch("/operator", { as: { world }, headers: key });
  expect(page.status).toBe(200);
  expect(Date.now() - began, "waits for no platform").toBeLessThan(1400);
  await vi.waitFor(async () => {
    const { figures } = await figuresNow();
    expect(figures.get("FAILED_CALLS")?.level).toMatch(/AMBER|RED/);
  }, sent);
  const calls = await portal.fetch("/operator/calls?sort=-FAILED", { headers: key });
  const [, id] = /href="\/operator\/calls\/(C[A-Z]?\d+)"/.exec(await calls.text()) ?? [];
  const { call } = await ask<{ call: { failures: { requestId: string; status: number }[] } }>(
    `call(id: "${id}") { failures { requestId status } }`,
  );
  // Later ones were kept by the open breaker, so they have no status.
  const failure = call.failures.find(({ status }) => status === 500);
  expect(ids).toContain(failure?.requestId);
  const detail = await portal.fetch(`/operator/calls/${id}`, { headers: key });
  expect(await detail.text()).toContain(failure?.requestId);
  const none = await portal.fetch("/operator/calls/C9999", { headers: key });
  expect(none.status).toBe(404);
}, 120_000);

it("O8 what was counted stays while nobody calls the object", async () => {
  const world = "console-quiet";
  await portal.fetch("/help", { as: { world, country: "KP" } });
  const refused = async () => (await figuresNow()).figures.get("REFUSED_REGIONS")?.value ?? 0;
  const before = await refused();
  await portal.fetch("/help", { as: { world, country: "KP" } });
  // Ten seconds until it is sent, and more than ten in which the runtime puts the object away.
  await new Promise((resolve) => setTimeout(resolve, 35_000));
  expect(await refused()).toBeGreaterThan(before);
}, 90_000);
