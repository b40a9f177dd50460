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

const pages = `
  overview profit profit/branches team revenue revenue/by/day revenue/by/account income
`
  .trim()
  .split(/\s+/);

it.each(pages)(
  "N27 %s has no figures before the platform has any, and says what a range lacks",
  async (page) => {
    const cookie = await signIn(portal, { world, username: "agent1" });
    const before = `/agentHome/${page}?from=${ago(150)}&to=${ago(121)}&stream=off`;
    const none = await open(before, cookie);
    expect(none.main).toContain("No data for these days. Data starts on");
    expect(none.main.match(/<td|<tfoot/g)).toBeNull();
    const cut = await open(`/agentHome/${page}?from=${ago(110)}&to=${ago(80)}&stream=off`, cookie);
    expect(cut.main).toContain("Earlier days of this period are not included.");
    const whole = await open(`/agentHome/${page}?from=${ago(30)}&to=${ago(1)}&stream=off`, cookie);
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
  expect(cut.main).toContain("Earlier days of this period are not included.");
  const earlier = ago(170).slice(0, 7);
  const none = await open(`/agentHome/income/statement?month=${earlier}&stream=off`, cookie);
  expect(none.main).toContain("No data for these days.");
  expect(none.main).not.toContain("$0.00");
});

it("N27 a file says in its name and its first row from when on it has figures, and has no rows before", async () => {
  const cookie = await signIn(portal, { world, username: "agent1" });
  for (const file of ["profit.csv", "revenue.csv", "income.csv"]) {
    const cut = await open(`/agentHome/${file}?from=${ago(110)}&to=${ago(80)}`, cookie);
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

it("N27 N6 days that the platform does not have are nothing to compare with", async () => {
  const cookie = await signIn(portal, { world, username: "agent1" });
  for (const page of ["profit", "revenue"]) {
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
