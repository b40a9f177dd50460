/** The pages of an agent's team: the platform calls of each, without repeats. */
import { describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Call of the frame: pending withdrawals (U29). The contracts are already cached. */
const frame = ["CA17"];

const pages = [
  // The page reuses what the frame has loaded.
  { path: "/agentHome/confirmations", requested: ["CA16"] },
  { path: "/agentHome/contracts?kind=dailySalary", requested: ["CA40"] },
  { path: "/agentHome/register", requested: ["CA109", "CA53", "CA56"] },
  { path: "/agentHome/downline?under=agent2", requested: ["CA57"] },
  { path: "/agentHome/downline/agent2?under=agent1", requested: ["CA56", "CA57", "CA66"] },
];

describe("the platform calls of a page", () => {
  it.each(pages)(
    "U29 U47 M13 U30c U30d $path makes only the calls that it needs, each once",
    async (page) => {
      const { path, requested } = page;
      const name = `agent-pages-${pages.indexOf(page)}`;
      const cookie = await signIn(portal, { world: name, username: "agent1" });
      const world = portal.world(name);
      // The first request fills the shared caches.
      await portal.fetch(path, { as: { world: name }, headers: { cookie } });
      await world.forgetCalls();
      const answer = await portal.fetch(path, { as: { world: name }, headers: { cookie } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("data-block-failed");
      const calls = await world.calls();
      const made = calls.map(({ id, query }) => `${id} ${JSON.stringify(query)}`);
      expect(new Set(made).size).toBe(made.length);
      const own = calls.map(({ id }) => id).filter((id) => id.startsWith("CA") || id === "C13");
      expect(own.sort()).toEqual([...frame, ...requested].sort());
    },
  );
});

it("U30e U30f U30g U30h U30i U30j U30k U30l every report links to its CSV file", async () => {
  const world = "agent-pages-files";
  const cookie = await signIn(portal, { world, username: "agent1" });
  const salaries = ["salary/daily", "salary/hourly", "salary/real-time"];
  for (const name of ["records", "profit", "revenue", "transactions", "dividends", ...salaries]) {
    const path = `/agentHome/${name}`;
    const answer = await portal.fetch(path, { as: { world }, headers: { cookie } });
    expect(await answer.text(), path).toContain(`href="${path}.csv?`);
  }
});

it("U30e U30h U30d a report of an account outside the team shows an empty state", async () => {
  const world = "agent-nobody";
  const cookie = await signIn(portal, { world, username: "agent1" });
  const reported = [
    ["records?account=player2&stream=off", "icon-inbox"],
    ["transactions?line=nobody9&stream=off", "icon-inbox"],
    ["downline?under=nobody9", "icon-users"],
  ];
  for (const [path, icon] of reported) {
    const address = `/agentHome/${path}`;
    const answer = await portal.fetch(address, { as: { world }, headers: { cookie } });
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(html, path).toContain(`<i class="${icon}`);
    expect(html, path).not.toContain("data-block-failed");
  }
});

const deepest = /role="alert"[^>]*>Pages beyond this one can(&#x27;|')t be shown\./;
it.each([
  ["transactions", "CA61"],
  ["records", "CA20"],
])(
  "A127 the report of %s beyond the deepest page shows a message, and not its first page",
  async (name, id) => {
    const as = { world: `deepest-${name}` };
    const cookie = await signIn(portal, { ...as, username: "agent1" });
    const rowsAt = async (search: string) => {
      const address = `/agentHome/${name}${search}`;
      const answer = await portal.fetch(address, { as, headers: { cookie } });
      const html = await answer.text();
      expect(answer.status, address).toBe(200);
      const rows = html.match(/<tbody[\s\S]*?<\/tbody>/g)?.join("") ?? "";
      return { reported: deepest.test(html), rows: rows.match(/<tr/g)?.length ?? 0 };
    };
    const first = await rowsAt("");
    expect(first.reported).toBe(false);
    // So slow that the page is sent before the number of rows is known.
    await portal.world(as.world).fault({ match: { id }, fault: { kind: "slow", ms: 1500 } });
    expect(first.rows).toBeGreaterThan(1);
    expect(await rowsAt("?offset=100000")).toEqual({ reported: false, rows: 0 });
    for (const offset of ["100001", "100020", "9007199254740993"]) {
      expect(await rowsAt(`?offset=${offset}`), offset).toEqual({ reported: true, rows: 0 });
    }
  },
);

it("A127 a list of known length redirects to its last page from any page beyond it", async () => {
  const as = { world: "agent-behind" };
  const cookie = await signIn(portal, as);
  for (const offset of ["5000", "100020", "9007199254740993"]) {
    const address = `/member/bets?offset=${offset}&stream=off`;
    const { status, headers } = await portal.fetch(address, { as, headers: { cookie } });
    const to = new URL(headers.get("location") ?? "", portal.origin);
    expect([status, to.pathname]).toEqual([302, "/member/bets"]);
    expect(Number(to.searchParams.get("offset"))).toBeGreaterThan(0);
    expect(Number(to.searchParams.get("offset"))).toBeLessThan(5000);
  }
});

it("N10 another agent's link is not found: as a page, as a file and in a change", async () => {
  const world = "agent-pages-links";
  const cookie = await signIn(portal, { world, username: "agent1" });
  const headers = { cookie, origin: portal.origin };
  for (const path of ["links?link=NOSUCH99", "links?link=NOSUCH99&by=source"]) {
    const page = await portal.fetch(`/agentHome/${path}`, { as: { world }, headers });
    expect([path, page.status]).toEqual([path, 404]);
    const file = path.replace("links", "links.csv");
    const answer = await portal.fetch(`/agentHome/${file}`, { as: { world }, headers });
    expect([file, answer.status, await answer.text()]).toEqual([
      file,
      404,
      "We could not find this. It may have been removed.",
    ]);
  }
  const body = new URLSearchParams({ intent: "change", name: "Mine", campaign: "", landing: "" });
  const change = "/agentHome/links?link=NOSUCH99";
  const sent = { as: { world }, headers, method: "POST", body };
  expect((await portal.fetch(change, sent)).status).toBe(404);
});
