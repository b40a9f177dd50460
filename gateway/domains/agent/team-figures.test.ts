import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";

const amounts = { balance: "1", deposit: "2", withdrawal: "0", stake: "3", win: "4" };
const row = (id: number, frozen: boolean) => ({
  id,
  account: `below${id}`,
  type: "MEMBER",
  level: 1,
  frozen,
  lastPlay: 5,
  ...amounts,
});
const table = {
  "GET /wps/agent/teamFigures": { ...pageOf([row(1, false), row(2, true)]), totals: amounts },
};
const query = `{ agent { teamFigures(filter: { state: OPEN, level: 0, inactiveDays: 400, search: " a " }) {
  nodes { account sums { stake { amount } } } totals { deposit { amount } } } } }`;

it("N9 CA171 sends the filters that the platform accepts, and what is not available is not open", async () => {
  const { run, calls } = await accountPortal(table, "AGENT");
  const { data } = await run(query);
  expect(data).toEqual({
    agent: {
      teamFigures: {
        nodes: [{ account: "below1", sums: { stake: { amount: "3.00" } } }],
        totals: { deposit: { amount: "2.00" } },
      },
    },
  });
  const requested = calls.find(({ url }) => url.includes("/teamFigures"));
  const sent = Object.fromEntries(new URL(requested?.url ?? "").searchParams);
  expect(sent).toMatchObject({ state: "OPEN", search: "a" });
  expect(sent).not.toHaveProperty("level");
  expect(sent).not.toHaveProperty("inactiveDays");
});

it("N9 G20 nobody is found by state where the platform is not told of breaks", async () => {
  const brand = { ...aurora, calls: { ...aurora.calls, CA126: { enabled: false } } };
  const { run, calls } = await accountPortal(table, "AGENT", { brand });
  const { data } = await run<{ agent: { teamFigures: { nodes: object[] } } }>(query);
  expect(data?.agent.teamFigures.nodes).toHaveLength(2);
  const requested = calls.find(({ url }) => url.includes("/teamFigures"));
  expect(new URL(requested?.url ?? "").searchParams.has("state")).toBe(false);
});
