/** Where the platform's sums begin, an agent sees no zeros before, and is told of days that are cut (N27). */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "whole-since";
const dayMs = 86_400_000;
/** A day so many days ago. */
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const open = async (path: string, cookie: string) => {
  const answer = await portal.fetch(path, { as: { world }, headers: { cookie } });
  const text = await answer.text();
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0].replace(/<script[\s\S]*?<\/script>/g, "");
  return { answer, text, main: main ?? "" };
};

const createLink = `mutation ($input: CreateReferralLinkInput!) {
  createReferralLink(input: $input) { ... on CreateReferralLinkSuccess { link { code } } }
}`;
const sentence = "Earlier days of this period are not included.";

/** The tags that are open around a text: none of them may be missing on paper. */
function around(html: string, text: string): string {
  expect(html).toContain(text);
  const open: string[] = [];
  for (const [tag, end, name = ""] of html
    .slice(0, html.indexOf(text))
    .matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/g)) {
    if (end) open.pop();
    else if (!/^(?:br|hr|img|input|link|meta|source|wbr)$/.test(name) && !tag.endsWith("/>"))
      open.push(tag);
  }
  expect(open[0]).toContain("<main");
  return open.join("");
}

const pages = `
  overview profit profit/branches team revenue revenue/by/day revenue/by/account income links links?by=source
  dividends salary/daily salary/real-time
`
  .trim()
  .split(/\s+/);

it.each(pages)(
  "N27 %s has no figures before the platform has any, and says what a range lacks",
  async (page) => {
    const cookie = await signIn(portal, { world, username: "agent1" });
    const at = (from: number, to: number) => {
      const days = `from=${ago(from)}&to=${ago(to)}&stream=off`;
      return open(`/agentHome/${page}${page.includes("?") ? "&" : "?"}${days}`, cookie);
    };
    const none = await at(150, 121);
    expect(none.main).toContain("No data for these days. Data starts on");
    expect(none.main.match(/<td|<tfoot/g)).toBeNull();
    const cut = await at(110, 80);
    expect(around(cut.main, sentence)).not.toContain("print:hidden");
    const whole = await at(30, 1);
    expect(whole.main).not.toContain("Data starts on");
  },
);

it("N27 N2 months before there are figures have no statement, and a month that is cut says so", async () => {
  const cookie = await signIn(portal, { world, username: "agent1" });
  const { main } = await open("/agentHome/income/statement?stream=off", cookie);
  const months = [...main.matchAll(/month=(\d{4}-\d\d)/g)].map(([, month]) => month ?? "");
  expect(months.length).toBeGreaterThan(2);
  expect(months.length).toBeLessThan(6);
  const first = months.toSorted()[0] ?? "";
  const cut = await open(`/agentHome/income/statement?month=${first}&stream=off`, cookie);
  expect(around(cut.main, sentence)).not.toContain("print:hidden");
  const earlier = ago(170).slice(0, 7);
  const none = await open(`/agentHome/income/statement?month=${earlier}&stream=off`, cookie);
  expect(none.main).toContain("No data for these days.");
  expect(none.main).not.toContain("$0.00");
});

it("N27 a file says in its name and its first row from when on it has figures, and has no rows before", async () => {
  const cookie = await signIn(portal, { world, username: "agent1" });
  for (const file of ["profit.csv", "revenue.csv", "income.csv", "salary/daily.csv"]) {
    const cut = await open(`/agentHome/${file}?from=${ago(110)}&to=${ago(30)}`, cookie);
    expect(cut.answer.headers.get("content-disposition"), file).toMatch(/_since-20[\d-]+\.csv"/);
    const lines = cut.text.trim().split("\r\n");
    expect(lines[1], file).toMatch(/^Data starts on 20[\d-]+ [\d:]+ \(GMT/);
    expect(lines.length, file).toBeGreaterThan(2);
    const none = await open(`/agentHome/${file}?from=${ago(150)}&to=${ago(121)}`, cookie);
    expect(none.text.trim().split("\r\n"), file).toHaveLength(2);
  }
  const month = ago(170).slice(0, 7);
  const statement = await open(`/agentHome/income/statement.csv?month=${month}`, cookie);
  expect(statement.text).not.toContain("0.00");
});

it("N27 CA66 CA162 one account and one link have no figures before the platform has any", async () => {
  const cookie = await signIn(portal, { world, username: "agent1" });
  const rates = [{ type: "RNG", rate: "0.3" }];
  const input = { type: "MEMBER", rates, idempotencyKey: crypto.randomUUID() };
  const made = await portal.graphql(createLink, {
    variables: { input },
    headers: { cookie },
    as: { world },
  });
  const code = /"code":"(\w+)"/.exec(await made.text())?.[1] ?? "";
  expect(code).not.toBe("");
  for (const page of ["downline/agent2?", `links?link=${code}&`]) {
    const at = (from: number, to: number) =>
      open(`/agentHome/${page}from=${ago(from)}&to=${ago(to)}&stream=off`, cookie);
    expect((await at(150, 121)).main, page).toContain("No data for these days.");
    expect(around((await at(110, 80)).main, sentence), page).not.toContain("print:hidden");
    expect((await at(30, 1)).main, page).not.toContain("Data starts on");
  }
  const file = await open(`/agentHome/links.csv?from=${ago(110)}&to=${ago(80)}`, cookie);
  expect(file.answer.headers.get("content-disposition")).toMatch(/_since-20[\d-]+\.csv"/);
  expect(file.text.split("\r\n")[1]).toMatch(/^Data starts on 20/);
});

it("N27 N6 days that the platform does not have are nothing to compare with", async () => {
  const cookie = await signIn(portal, { world, username: "agent1" });
  for (const page of ["profit", "revenue", "links", "salary/daily"]) {
    const wide = `/agentHome/${page}?from=${ago(85)}&to=${ago(50)}&compare=before&stream=off`;
    const { main } = await open(wide, cookie);
    expect(main, page).toContain("The other period is not complete");
  }
  const { main } = await open(
    `/agentHome/overview?from=${ago(85)}&to=${ago(50)}&stream=off`,
    cookie,
  );
  expect(main).toContain("The other period is not complete");
});
