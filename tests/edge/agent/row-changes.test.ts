/** Rows beside those of other days (N6): what a page says is the difference of two reports. */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "row-changes";
const cookie = await signIn(portal, { world, username: "agent1" });

const dayAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

async function open(path: string): Promise<string> {
  const answer = await portal.fetch(path, { headers: { cookie }, as: { world } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();
function unitsOf(text: string | undefined): number {
  expect(text).toMatch(/\d/);
  return Math.round(Number(text?.replace(/[^\d.-]/g, "")) * 10_000);
}

interface Cell {
  text: string;
  under: string | null;
}

/** The first table of a page: each row's cells by their headings, by the row's name. */
function rowsOf(html: string): Map<string, Map<string, Cell>> {
  const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
  const cellsIn = (row: string) => row.match(/<t[hd][ >][\s\S]*?<\/t[hd]>/g) ?? [];
  const heads = cellsIn(/<thead[\s\S]*?<\/thead>/.exec(table)?.[0] ?? "").map(textOf);
  const body = /<tbody[\s\S]*?<\/tbody>/.exec(table)?.[0] ?? "";
  const rows = (body.match(/<tr[\s\S]*?<\/tr>/g) ?? []).map((row) => {
    const cells = cellsIn(row).map((cell) => {
      const plain = cell.replace(/<span aria-hidden="true" class="label">[\s\S]*?<\/span>/, "");
      const under = /<span class="under">([\s\S]*?)<\/span>/.exec(plain);
      const text = under ? plain.replace(under[0], "") : plain;
      return { text: textOf(text), under: under?.[1] ? textOf(under[1]) : null };
    });
    const byHeading = new Map(cells.map((cell, at) => [heads[at] ?? "", cell]));
    // Two games can have one name.
    const name = [cells[0]?.text, byHeading.get("Provider")?.text].filter(Boolean).join(" ");
    return [name, byHeading] as const;
  });
  return new Map(rows);
}

const range = `from=${dayAgo(2)}&to=${dayAgo(1)}`;
const other = `from=${dayAgo(4)}&to=${dayAgo(3)}`;
const net = "Your commission";

it.each([
  ["profit", "NGR", "&size=20&offset=20&sort=PROFIT"],
  ["profit/branches", "NGR", ""],
  ["profit/branches", "NGR", "&under=agent2"],
  ["revenue", net, ""],
  ["revenue/by/branch", net, ""],
  ["revenue/by/account", net, "&size=20"],
  ["revenue/by/vendor", net, ""],
  ["revenue/by/game", net, "&size=20&offset=20"],
])(
  "N6 %s: the change of each row's %s is the difference of two reports (%s)",
  async (path, figure, more) => {
    const address = `/agentHome/${path}?stream=off`;
    const shown = rowsOf(await open(`${address}&${range}&compare=before${more}`));
    expect(shown.size).toBeGreaterThan(1);
    const filter = /&under=\w+/.exec(more)?.[0] ?? "";
    const before = new Map<string, number>();
    for (const offset of [0, 100, 200]) {
      const rows = rowsOf(
        await open(`${address}&${other}&size=100&offset=${offset}${filter}`).catch(() => ""),
      );
      for (const [name, cells] of rows) before.set(name, unitsOf(cells.get(figure)?.text));
      if (rows.size < 100) break;
    }
    for (const [name, cells] of shown) {
      const [now, change] = [cells.get(figure), cells.get("Change")];
      const [is, was] = [unitsOf(now?.text), before.get(name) ?? 0];
      expect(change?.text, name).toMatch(/\d/);
      expect(unitsOf(change?.text), name).toBe(is - was);
      if (is > was) expect(change?.text, name).toMatch(/^\+/);
      // Of less than a hundred dollars a percentage says nothing (N19).
      if (Math.abs(was) < 1_000_000 || is * was < 0) expect(change?.under, name).toBeNull();
      else {
        const percent = Number((change?.under ?? "").replace(/[^\d.-]/g, ""));
        const exact = (100 * (is - was)) / Math.abs(was);
        expect(Math.abs(percent - exact), name).toBeLessThan(0.051);
      }
    }
    const changed = [...shown.values()].map((cells) => unitsOf(cells.get("Change")?.text));
    expect(changed.some((units) => units !== 0)).toBe(true);
  },
);

it("N6 revenue by day is compared day by day, by the place in the range", async () => {
  const address = "/agentHome/revenue/by/day?stream=off";
  const shown = [...rowsOf(await open(`${address}&${range}&compare=before`)).values()];
  const before = [...rowsOf(await open(`${address}&${other}`)).values()];
  expect(shown).toHaveLength(2);
  for (const [at, cells] of shown.entries()) {
    const was = unitsOf(before[at]?.get(net)?.text);
    expect(unitsOf(cells.get("Change")?.text)).toBe(unitsOf(cells.get(net)?.text) - was);
  }
});

const createLink = `mutation ($input: CreateReferralLinkInput!) {
  createReferralLink(input: $input) { ... on CreateReferralLinkSuccess { link { code } } }
}`;

it("N16 links, one of them and sources stand beside other days, and the form of days stays with what is shown", async () => {
  const rates = [{ type: "RNG", rate: "0.3" }];
  const input = { type: "MEMBER", rates, idempotencyKey: crypto.randomUUID() };
  const sent = { variables: { input }, headers: { cookie }, as: { world } };
  const made = await (await portal.graphql(createLink, sent)).text();
  const code = /"code":"(\w+)"/.exec(made)?.[1] ?? "";
  for (const [view, field] of [
    ["", ""],
    ["&by=source", `name="by" value="source"`],
    [`&link=${code}`, `name="link" value="${code}"`],
  ] as const) {
    const html = await open(`/agentHome/links?stream=off&${range}&compare=before${view}`);
    expect(html, view).toContain("Compared with");
    // Four steps and two sums.
    expect(html.match(/previously: (?:\$0\.00|0)/g)?.length, view).toBeGreaterThan(5);
    expect(html, view).toContain(field);
    const headings = [...(rowsOf(html).values().next().value?.keys() ?? [])];
    // Nobody has come from anywhere yet.
    if (view !== "&by=source") expect(headings, view).toContain("Change");
  }
});

it("N16 income of a running day compares commission of the days that are over, and says why pay is not compared", async () => {
  const at = (first: number, last: number) =>
    open(`/agentHome/income?from=${dayAgo(first)}&to=${dayAgo(last)}&compare=before&stream=off`);
  const compared = (html: string) =>
    /<dl aria-label="Totals"[^>]*figure-strip[\s\S]*?<\/dl>/.exec(html)?.[0].match(/previously/g);
  const sentence = "Only days that are over are compared.";
  const running = await at(3, 0);
  expect(compared(running)).toHaveLength(3);
  expect(running).toContain(sentence);
  const over = await at(3, 1);
  expect(compared(over)?.length).toBeGreaterThan(3);
  expect(over).not.toContain(sentence);
  const today = await at(0, 0);
  expect(today).not.toContain("previously");
  expect(today).toContain(sentence);
});

it("N6 a report says no change where it is not compared", async () => {
  const html = await open(`/agentHome/profit/branches?stream=off&${range}`);
  const headings = [...(rowsOf(html).values().next().value?.keys() ?? [])];
  expect(headings).toContain("NGR");
  expect(headings).not.toContain("Change");
});

it.each([
  ["profit", `&${range}&size=20`],
  ["profit", `&from=${dayAgo(30)}&to=${dayAgo(0)}&size=20&offset=20`],
  ["profit/branches", `&from=${dayAgo(6)}&to=${dayAgo(0)}`],
  ["profit/branches", `&from=${dayAgo(9)}&to=${dayAgo(3)}&under=agent2`],
])("N6 CA158 %s: the days of each row's chart come to its NGR (%s)", async (path, more) => {
  const html = await open(`/agentHome/${path}?stream=off${more}`);
  const shown = rowsOf(html);
  expect(shown.size).toBeGreaterThan(1);
  const [from, to] = ["from", "to"].map((name) =>
    Date.parse(new URLSearchParams(more).get(name) ?? ""),
  );
  let charts = 0;
  for (const [name, cells] of shown) {
    const chart = cells.get("NGR by day")?.text ?? "";
    const total = unitsOf(cells.get("NGR")?.text);
    // Nothing on any day is no chart.
    if (chart === "–") expect(total, name).toBe(0);
    else {
      const days = chart.split("\n");
      expect(days, name).toHaveLength(1 + ((to ?? 0) - (from ?? 0)) / 86_400_000);
      const amounts = days.map((day) => unitsOf(day.split(": ")[1]));
      expect(
        amounts.reduce((all, units) => all + units, 0),
        name,
      ).toBe(total);
      charts += 1;
    }
  }
  expect(charts).toBeGreaterThan(0);
  expect(html.match(/<svg role="img"[^>]*class="sparkline"/g)).toHaveLength(charts);
});

it("N6 a report of one day or of more than 31 has no charts, nor has one whose days can't be had", async () => {
  const headings = async (more: string) => {
    const html = await open(`/agentHome/profit?stream=off&${more}`);
    return [...(rowsOf(html).values().next().value?.keys() ?? [])];
  };
  const week = `from=${dayAgo(7)}&to=${dayAgo(1)}`;
  expect(await headings(week)).toContain("NGR by day");
  expect(await headings(`from=${dayAgo(1)}&to=${dayAgo(1)}`)).not.toContain("NGR by day");
  expect(await headings(`from=${dayAgo(40)}&to=${dayAgo(1)}`)).not.toContain("NGR by day");
  const fault = { match: { id: "CA158" }, fault: { kind: "status", status: 500 } };
  await portal.world(world).fault(fault);
  const without = await headings(`from=${dayAgo(8)}&to=${dayAgo(1)}`);
  expect(without).toContain("NGR");
  expect(without).not.toContain("NGR by day");
});
