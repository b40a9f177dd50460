/** Reports for an agent's own programs, through the whole portal (N25). */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { reportKeys } from "../../support/report-keys.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

interface Page {
  report: string;
  from: number;
  to: number;
  data: { nodes: { id: string; at: number | null; account: string }[] };
  missing: number;
  next: string | null;
}

/** An agent with a key in a world of its own. */
async function withKey(world: string, username = "agent1") {
  const keys = reportKeys(portal, world);
  const cookie = await signIn(portal, { world, username });
  return { world, keys, cookie, ...(await keys.create(cookie)) };
}

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

it("N25 every report answers a key with the agent's own figures, and to no one else", async () => {
  const { keys, key, cookie } = await withKey("report-api");
  expect(key).toMatch(/^portico_rk_[0-9a-f]{96}$/);
  for (const report of "income revenue profit team links transactions records".split(" ")) {
    const answer = await keys.read(report, key);
    expect(answer.status, report).toBe(200);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
    const body = (await answer.json()) as Page;
    expect(body).toMatchObject({ report, missing: 0 });
    expect(Object.keys(body.data).length).toBeGreaterThan(0);
    const hasEntries = report === "transactions" || report === "records";
    expect("sumsSince" in body.data, report).toBe(!hasEntries);
  }
  // The same as the agent's pages.
  const { range, text } = {
    range: "from=2026-11-01&to=2026-11-20",
    text: "rows { type net { amount currency } }",
  };
  const [from, to] = ["2026-11-01", "2026-11-21"].map((day) =>
    Date.parse(`${day}T00:00:00${aurora.gmtOffset}`),
  );
  type Rows = { rows: { type: string; net: object }[] };
  const own = await keys.send<{ data: { agent: { revenue: Rows } } }>(
    cookie,
    `{ agent { revenue(range: { from: ${from}, to: ${to} }) { ${text} } } }`,
  );
  const read = (await (await keys.read(`revenue?${range}`, key)).json()) as { data: Rows };
  expect(read.data.rows.map(({ type, net }) => ({ type, net }))).toEqual(
    own.data.agent.revenue.rows,
  );
  expect(read.data.rows.length).toBeGreaterThan(2);
});

it("N25 pages by cursor are all rows once, and `since` goes on where they ended", async () => {
  const { keys, key } = await withKey("report-api-pages");
  const walk = async (query: string) => {
    const rows: Page["data"]["nodes"] = [];
    let page = (await (await keys.read(`transactions?${query}`, key)).json()) as Page;
    const { to } = page;
    for (;;) {
      rows.push(...page.data.nodes);
      if (page.next === null) return { rows, ids: rows.map(({ id }) => id), to };
      page = (await (await keys.read(`transactions?cursor=${page.next}`, key)).json()) as Page;
      // Rows that come meanwhile move no page.
      expect(page.to).toBe(to);
    }
  };
  const whole = await walk("limit=500");
  expect(whole.ids.length).toBeGreaterThan(100);
  expect(new Set(whole.ids).size).toBe(whole.ids.length);
  expect((await walk("limit=211")).ids.slice(-100)).toEqual(whole.ids.slice(-100));
  const middle = whole.rows[Math.floor(whole.rows.length / 2)]?.at ?? 0;
  const later = await walk(`since=${middle}`);
  expect(later.ids.filter((id) => whole.ids.includes(id))).toEqual(
    whole.rows.filter(({ at }) => (at ?? 0) >= middle).map(({ id }) => id),
  );
  expect((await walk(`since=${later.to}`)).ids.filter((id) => later.ids.includes(id))).toEqual([]);
});

it("N25 refuses what it can't read, with a code", async () => {
  const { keys, key } = await withKey("report-api-wrong");
  const wrong = [
    "profit?from=2026-06-31",
    "profit?from=2020-01-01&to=2026-01-01",
    "profit?limit=101",
    "profit?limit=0",
    "profit?cursor=abc",
    "profit?since=1790000000000",
    "profit?account=a%20b",
    "profit?from=2026-11-01&from=2026-11-02",
    "profit?query=%7Bviewer%7D",
    "transactions?since=1",
  ];
  for (const report of wrong) {
    const answer = await keys.read(report, key);
    expect(answer.status, report).toBe(400);
    expect(await codeOf(answer)).toBe("PARAMETER_WRONG");
  }
  for (const report of ["nothing", "constructor", "profit/more", ""]) {
    const answer = await keys.read(report, key);
    expect([answer.status, await codeOf(answer)], report).toEqual([404, "REPORT_UNKNOWN"]);
  }
});

it("N25 a key is shown once, its use is seen, and another text or its end refuses the old one", async () => {
  const { keys, cookie, id, key } = await withKey("report-api-life");
  const [made] = await keys.list(cookie);
  expect(made).toMatchObject({ id, name: "Bookkeeping", ending: key.slice(-4), lastUsedAt: null });
  expect(JSON.stringify(made)).not.toContain(key);
  expect((await keys.read("team", key)).status).toBe(200);
  const [used] = await keys.list(cookie);
  expect(Math.abs((used?.lastUsedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  const other = await keys.rotate(cookie, id);
  expect(other).toMatchObject({ __typename: "ReportKeySuccess", id });
  expect(other?.key).not.toBe(key);
  const old = await keys.read("team", key);
  expect([old.status, await codeOf(old)]).toEqual([401, "KEY_UNKNOWN"]);
  expect(old.headers.get("www-authenticate")).toBe("Bearer");
  expect((await keys.read("team", other?.key ?? "")).status).toBe(200);
  expect(await keys.revoke(cookie, id)).toMatchObject({ __typename: "RevokeReportKeySuccess" });
  expect((await keys.read("team", other?.key ?? "")).status).toBe(401);
  expect(await keys.list(cookie)).toEqual([]);
});

it("N25 a second press makes no second key: the text that is seen last works", async () => {
  const { keys, cookie } = await withKey("report-api-press");
  const [one, two] = [await keys.create(cookie, "Press"), await keys.create(cookie, "Press")];
  expect(await keys.list(cookie)).toHaveLength(2);
  expect((await keys.read("team", one.key)).status).toBe(401);
  expect((await keys.read("team", two.key)).status).toBe(200);
  // One that is in use stays.
  await keys.create(cookie, "Press");
  expect(await keys.list(cookie)).toHaveLength(3);
});

it("N25 P7 a key of somebody else is not found, and members and guests have none", async () => {
  const { keys, world, cookie, id, key } = await withKey("report-api-others", "agent2");
  // Above, below and beside.
  for (const username of ["agent1", "agent3", "agent4"]) {
    const other = await signIn(portal, { world, username });
    expect(await keys.list(other), username).toEqual([]);
    expect(await keys.rotate(other, id)).toMatchObject({ reason: "NOT_FOUND" });
    expect(await keys.revoke(other, id)).toMatchObject({ reason: "NOT_FOUND" });
  }
  for (const other of [await signIn(portal, { world }), ""]) {
    expect(await keys.list(other)).toEqual([]);
    expect((await keys.tryCreate(other))?.key).toBeUndefined();
    expect((await keys.revoke(other, id))?.id).toBeUndefined();
  }
  expect((await keys.read("team", key)).status).toBe(200);
  expect(await keys.list(cookie)).toHaveLength(1);
  // Another agent's account has no figures for the key, as its page has none.
  const above = await keys.read("profit?account=agent1", key);
  const unknown = await keys.read("profit?account=nobody123", key);
  expect(above.status).toBe(unknown.status);
  const rows = async (answer: Response) => ((await answer.json()) as Page).data;
  expect(await rows(above)).toEqual(await rows(unknown));
  // The secret of one with the object of the other.
  const own = await keys.create(await signIn(portal, { world, username: "agent1" }));
  const mixed = key.slice(0, 43) + own.key.slice(43);
  expect((await keys.read("team", mixed)).status).toBe(401);
});

it("N25 a key opens nothing but reports, and a session opens none of them", async () => {
  const { keys, world, cookie, key } = await withKey("report-api-scope");
  const authorization = `Bearer ${key}`;
  const session = await portal.fetch("/api/reports/team", { headers: { cookie }, as: { world } });
  expect(session.status).toBe(401);
  const viewer = await portal.graphql("{ viewer { account } agent { standing { frozen } } }", {
    headers: { authorization },
    as: { world },
  });
  expect(((await viewer.json()) as { data: object | null }).data).toMatchObject({ viewer: null });
  const page = await portal.fetch("/agentHome/overview", {
    headers: { authorization },
    as: { world },
  });
  expect(page.status).toBe(302);
  const inAddress = await portal.fetch(`/api/reports/team?key=${key}`, { as: { world } });
  expect(inAddress.status).toBe(401);
  const post = await portal.fetch("/api/reports/team", {
    method: "POST",
    headers: { authorization },
    as: { world },
  });
  expect(post.status).toBeGreaterThanOrEqual(400);
  // A page of another site gets no leave to read it.
  const cross = await portal.fetch("/api/reports/team", {
    headers: { authorization, origin: "https://evil.example" },
    as: { world },
  });
  expect(cross.headers.get("access-control-allow-origin")).toBeNull();
  expect((await keys.list(cookie))[0]?.lastUsedAt).not.toBeNull();
});

it.each([
  ["frozen", { frozen: true }],
  ["closed", { locked: true }],
  ["no agent any more", { type: 0 }],
])("N25 the key of an agent who is %s is refused, and stays so", async (name, patch) => {
  const { keys, cookie, world, key } = await withKey(`report-api-${name.split(" ")[0]}`);
  await portal.world(world).set({ memberPatch: { account: "agent1", ...patch } });
  const answer = await keys.read("team", key);
  expect([answer.status, await codeOf(answer)]).toEqual([403, "KEY_ENDED"]);
  const undone = { frozen: false, locked: false, type: 1 };
  await portal.world(world).set({ memberPatch: { account: "agent1", ...undone } });
  const again = await keys.read("team", key);
  expect([again.status, await codeOf(again)]).toEqual([403, "KEY_ENDED"]);
  const other = await signIn(portal, { world, username: "agent1" });
  expect((await keys.list(other))[0]?.endedAt).not.toBeNull();
  expect(cookie).not.toBe(other);
});

it("N25 a break that only the portal knows of ends the key", async () => {
  const { keys, cookie, world, key } = await withKey("report-api-break");
  await portal
    .world(world)
    .fault({ match: { id: "CA126" }, fault: { kind: "status", status: 500 } });
  expect((await keys.read("team", key)).status).toBe(200);
  const begin = `mutation { startBreak(input: { length: DAY, confirmed: true }) { __typename } }`;
  expect(await keys.send(cookie, begin)).toMatchObject({
    data: { startBreak: { __typename: "StartBreakSuccess" } },
  });
  const answer = await keys.read("team", key);
  expect([answer.status, await codeOf(answer)]).toEqual([403, "KEY_ENDED"]);
});

it("N25 a platform without the token offers no keys, and one that fails is not their end", async () => {
  const { keys, cookie, world, key } = await withKey("report-api-failing");
  await portal
    .world(world)
    .fault({ match: { id: "CA171" }, fault: { kind: "status", status: 500 } });
  const answer = await keys.read("team", key);
  expect([answer.status, await codeOf(answer)]).toEqual([503, "UNAVAILABLE"]);
  expect(answer.headers.get("retry-after")).toBe("30");
  await portal.world(world).clearFaults();
  expect((await keys.read("revenue", key)).status).toBe(200);
  await portal.world(world).fault({
    match: { id: "CA186" },
    fault: { kind: "success-false", errorCode: "function.not.available" },
  });
  expect(await keys.tryCreate(cookie)).toMatchObject({ reason: "NOT_OFFERED" });
  expect(await keys.list(cookie)).toHaveLength(1);
});

it("N25 an agent has five keys at most, and each may ask sixty times a minute", async () => {
  const { keys, cookie, key } = await withKey("report-api-many");
  const names = Array.from({ length: 6 }, (_, n) => `Key ${n}`);
  const made = await Promise.all(names.map((name) => keys.tryCreate(cookie, name)));
  expect(made.filter((each) => each?.key)).toHaveLength(4);
  expect(made.find((each) => !each?.key)).toMatchObject({ reason: "TOO_MANY_SAVED" });
  expect(await keys.list(cookie)).toHaveLength(5);
  for (let round = 0; round < 12; round += 1) {
    // Not a report: it counts, and costs no platform call.
    await Promise.all(Array.from({ length: 5 }, () => keys.read("nothing", key)));
  }
  const answer = await keys.read("team", key);
  expect([answer.status, await codeOf(answer)]).toEqual([429, "THROTTLED"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("N25 the examples of docs/report-api.md are answered as it says", async () => {
  const { keys, key } = await withKey("report-api-docs");
  const page = readFileSync("docs/report-api.md", "utf8");
  const examples = [...page.matchAll(/^GET \/api\/reports\/(\S+)$/gm)].map(
    ([, path]) => path ?? "",
  );
  expect(examples.length).toBeGreaterThan(2);
  const shown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "") as Page;
  for (const path of examples) {
    const answer = await keys.read(path, key);
    expect(answer.status, path).toBe(200);
    expect(Object.keys((await answer.json()) as object)).toEqual(Object.keys(shown));
  }
  const named = [...page.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name]) => name);
  for (const name of named) expect((await keys.read(`${name}`, key)).status, name).toBe(200);
  const [, row] = Object.entries(shown.data.nodes)[0] ?? [];
  const team = (await (await keys.read("team", key)).json()) as Page;
  expect(Object.keys(team.data.nodes[0] ?? {})).toEqual(
    expect.arrayContaining(Object.keys(row ?? {})),
  );
});

it("N25 N20 accounts say where they came from and when they deposited, links what they give and what came of it", async () => {
  const { keys, key, cookie } = await withKey("report-api-fields");
  const wish = `type: MEMBER, rates: [{ type: "RNG", rate: "0.3" }], idempotencyKey: "${crypto.randomUUID()}"`;
  await keys.send(cookie, `mutation { createReferralLink(input: { ${wish} }) { __typename } }`);
  const rowsOf = async (report: string, name: string) => {
    const { data } = (await (await keys.read(report, key)).json()) as {
      data: Record<string, object[]>;
    };
    return data[name] ?? [];
  };
  const [account] = await rowsOf("team?limit=1", "nodes");
  expect(account).toMatchObject({
    registered: expect.any(Number),
    sums: { ggr: { currency: "USD" }, commission: { currency: "USD" } },
  });
  expect(Object.keys(account ?? {})).toEqual(
    expect.arrayContaining(["link", "linkName", "firstDeposit", "lastDeposit"]),
  );
  const [link] = await rowsOf("links", "links");
  expect(link).toMatchObject({
    link: { rates: expect.arrayContaining([{ type: "RNG", rate: expect.any(String) }]) },
    figures: { secondDeposits: expect.any(Number), deposits: { currency: "USD" } },
  });
});
