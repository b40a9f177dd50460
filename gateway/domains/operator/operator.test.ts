/** The console's figures over counts that the test has made (O1, O2, O4, O5). */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Counts } from "../../metrics/counts.ts";
import type { TallyMessage } from "../../metrics/tally.ts";
import type { Point } from "../../metrics/timeline.ts";
import type { MetricsPort } from "../../request/operator-port.ts";
import { testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

/** The latest counts, and those of the span before. */
function scopeWith(counts: Counts, before: Counts = {}, brand = aurora) {
  const spans: (readonly [number, number])[] = [];
  const failures: TallyMessage["failures"] = [
    { at: 5, call: "C34", outcome: "UPSTREAM_TIMEOUT", status: 0, ms: 1500, requestId: "r-1" },
  ];
  const metrics: MetricsPort = {
    async sums(wanted) {
      spans.push(...wanted);
      return [counts, before];
    },
    points: async (_step, from) => [{ at: from, counts }],
    failures: async () => failures.map((each) => ({ ...each, version: "v1" })),
  };
  const scope = testScope({ brand, operator: { name: "somebody", version: "v1", metrics } });
  return { scope, spans };
}

const n = (times: number, ms?: number) =>
  ms === undefined ? { n: times } : { n: times, ms: { [ms]: times } };

const busy: Counts = {
  "request page 200": n(90, 20),
  "request page 500": n(3, 20),
  "request page 503": n(7, 20),
  "request operator 500": n(50, 20),
  "call C34 ok": n(80, 30),
  "call C34 UPSTREAM_TIMEOUT": n(20, 40),
  "call C34 not-sent": n(5),
  "call C27 UPSTREAM_REFUSED": n(10, 10),
  "retry C34": n(4),
  "cache C27 fresh": n(30),
  "sign-in done password": n(6),
  "sign-in refused #3": n(2),
  "sign-in refused locked": n(2),
  "money taken deposit": n(8),
  "money refused deposit": n(1),
  "money unknown withdraw": n(1),
  "security region.refused": n(9),
};

interface Found {
  operator: {
    health: {
      figures: { name: string; value: number; before: number; level: string | null }[];
      points: { requests: number }[];
    };
  };
}

const figures =
  "{ operator { health { figures { name value before level } points { requests } } } }";

it("O1 computes each figure, and is amber and red by thresholds that are data", async () => {
  const { scope, spans } = scopeWith(busy, { "request page 200": n(40, 20) });
  const { operator } = await send<Found>(scope, figures);
  const found = new Map(operator.health.figures.map((each) => [each.name, each]));
  expect(Object.fromEntries([...found].map(([name, { value }]) => [name, value]))).toMatchObject({
    REQUESTS: 100,
    // A 503 says that something is closed on purpose, and the console's own requests are no visitors'.
    FAILED_REQUESTS: 3,
    CALLS: 110,
    FAILED_CALLS: (20 / 110) * 100,
    BREAKER_KEPT: 5,
    CACHE_HITS: 75,
    SIGN_INS: 6,
    REFUSED_SIGN_INS: 40,
    TAKEN_MONEY: 8,
    REFUSED_MONEY: 10,
    UNKNOWN_MONEY: 1,
    REFUSED_REGIONS: 9,
  });
  expect(found.get("REQUESTS")).toMatchObject({ before: 40, level: null });
  expect(found.get("FAILED_REQUESTS")?.level).toBe("RED");
  expect(found.get("UNKNOWN_MONEY")?.level).toBe("AMBER");
  expect(found.get("REFUSED_MONEY")?.level).toBe("GREEN");
  expect(operator.health.points).toHaveLength(60);
  const [[from = 0, until = 0] = [], [earlier = 0, earlierEnd = 0] = []] = spans;
  expect([from - earlier, until - earlierEnd]).toEqual([86_400_000, 86_400_000]);

  const patient = { ...aurora, thresholds: { FAILED_REQUESTS: { amber: 10, red: 20 } } };
  const own = await send<Found>(scopeWith(busy, {}, patient).scope, figures);
  const level = own.operator.health.figures.find(({ name }) => name === "FAILED_REQUESTS")?.level;
  expect(level).toBe("GREEN");
});

it("O1 without an event a figure has no value and no level", async () => {
  const { operator } = await send<Found>(scopeWith({}).scope, figures);
  const withValue = operator.health.figures.filter(({ value }) => value !== null);
  expect(withValue.every(({ value }) => value === 0)).toBe(true);
  expect(operator.health.figures.filter(({ level }) => level === "RED")).toEqual([]);
  expect(operator.health.figures.find(({ name }) => name === "FAILED_CALLS")).toMatchObject({
    value: null,
    level: null,
  });
});

it("O2 lists the calls that were made, by row, and one with its last failures", async () => {
  const { scope } = scopeWith(busy);
  const query = `{ operator { calls(hours: 24) { id name calls failed unsent retries cached
    failures { outcome count } } call(id: "C34") { name address failures { requestId } points { calls } } } }`;
  const { operator } = await send<{
    operator: { calls: object[]; call: { name: string; address: string; points: object[] } };
  }>(scope, query);
  expect(operator.calls).toMatchObject([
    {
      id: "C34",
      calls: 100,
      failed: 20,
      unsent: 5,
      retries: 4,
      cached: 0,
      failures: [{ outcome: "UPSTREAM_TIMEOUT", count: 20 }],
    },
    { id: "C27", calls: 10, failed: 0, cached: 30, failures: [] },
  ]);
  expect(operator.call).toMatchObject({ failures: [{ requestId: "r-1" }] });
  expect(operator.call.address).toMatch(/^(GET|POST) \//);
  expect(operator.call.points).toHaveLength(144);
  expect(await send(scope, '{ operator { call(id: "C9999") { id } } }')).toEqual({
    operator: { call: null },
  });
});

it("O4 lists events, networks worth a look, and the line that lets a blocked host in", async () => {
  const { scope } = scopeWith(
    {
      "security login.done": n(50),
      "security login.failed": n(12),
      "network 203.0.113.0/24 login.done": n(50),
      "network 203.0.113.0/24 login.failed": n(2),
      "network 198.51.100.0/24 login.failed": n(10),
      "network 192.0.2.0/24 login.done": n(900),
      "csp img-src cdn.example.com": n(7),
      "csp frame-src games.example.com": n(3),
      "csp script-src-elem inline": n(1),
    },
    { "security login.failed": n(4) },
  );
  const query = `{ operator { security { events { name level count before }
    networks { network count } blocked { directive host count line } } } }`;
  const { operator } = await send<{
    operator: { security: { events: object[]; networks: object[]; blocked: object[] } };
  }>(scope, query);
  expect(operator.security.events).toContainEqual({
    name: "login.failed",
    level: "INFO",
    count: 12,
    before: 4,
  });
  expect(operator.security.networks).toEqual([
    { network: "198.51.100.0/24", count: 10 },
    { network: "203.0.113.0/24", count: 2 },
  ]);
  expect(operator.security.blocked).toEqual([
    {
      directive: "img-src",
      host: "cdn.example.com",
      count: 7,
      line: 'images: ["https://cdn.example.com"],',
    },
    {
      directive: "frame-src",
      host: "games.example.com",
      count: 3,
      line: 'launch: ["games.example.com"],',
    },
    { directive: "script-src-elem", host: "inline", count: 1, line: null },
  ]);
});

it("O5 counts what protects players, and shows no group below five", async () => {
  const { scope } = scopeWith({
    "audit LIMIT changeLimit ChangeLimitSuccess": n(12),
    "audit EXCLUSION takeBreak TakeBreakSuccess": n(3),
    "audit MONEY deposit DepositSuccess": n(80),
    "error stored.value.lost": n(1),
  });
  const { operator } = await send<{ operator: { protection: object[] } }>(
    scope,
    "{ operator { protection { kind action outcome count } } }",
  );
  expect(operator.protection).toContainEqual({
    kind: "LIMIT",
    action: "changeLimit",
    outcome: "ChangeLimitSuccess",
    count: 12,
  });
  expect(operator.protection).toContainEqual({
    kind: "EXCLUSION",
    action: "takeBreak",
    outcome: "TakeBreakSuccess",
    count: null,
  });
  expect(JSON.stringify(operator.protection)).not.toContain("deposit");
  expect(operator.protection).toContainEqual({
    kind: "ERROR",
    action: "stored.value.lost",
    outcome: "",
    count: 1,
  });
});

it("O3 says since when a difference is seen, in how many responses, and of how many", async () => {
  const hour = 3_600_000;
  const { scope } = scopeWith({});
  const at = Math.floor(Date.now() / hour) * hour;
  const points: Point[] = [
    { at: at - 5 * hour, counts: { "compared C34": n(9) } },
    { at: at - 3 * hour, counts: { "compared C34": n(10), "drift C34 missing value.id": n(2) } },
    {
      at,
      counts: {
        "compared C34": n(1),
        "drift C34 missing value.id": n(1),
        "drift C1 type value.x text": n(4),
      },
    },
  ];
  if (scope.operator) scope.operator.metrics.points = async () => points;
  const query = "{ operator { drift { call kind path got since last count compared } } }";
  const { operator } = await send<{ operator: { drift: object[] } }>(scope, query);
  expect(operator.drift).toEqual([
    {
      call: "C1",
      kind: "type",
      path: "value.x",
      got: "text",
      since: at,
      last: at,
      count: 4,
      compared: 0,
    },
    {
      call: "C34",
      kind: "missing",
      path: "value.id",
      got: "",
      since: at - 3 * hour,
      last: at,
      count: 3,
      compared: 20,
    },
  ]);
});
