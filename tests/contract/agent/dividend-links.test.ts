/**
 * A daily dividend links to the rounds that it was computed from, for a contract that this test offers, accepts and
 * pays.
 */
import { expect, it } from "vitest";
import persisted from "../../../app/graphql/generated/persisted-documents.json" with {
  type: "json",
};
import { presetRange, readRange } from "../../../app/reports/range/range.ts";
import type { Report } from "../../../app/reports/report.ts";
import { paymentColumns, type TeamPayment } from "../../../app/routes/agent/payments/columns.ts";
import { dividends, withRounds } from "../../../app/routes/agent/payments/report.server.ts";
import { teamRounds } from "../../../app/routes/agent/records/report.server.ts";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import { createInProcess } from "../../../gateway/graphql/in-process.ts";
import type { TestScope } from "../../../gateway/testing/platform.ts";
import { send } from "../../../gateway/testing/run.ts";
import { startSandbox } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

// biome-ignore lint/suspicious/noExplicitAny: two reports of different shapes are asked for alike
type AnyReport = Report<any, any, any, any>;
const gateway = createGateway({ persisted });
const day = 86_400_000;
// Most teams have a loss on each day; without a loss in three days there would be nothing to check.
const ahead = 4 * day;
const units = ({ amount }: { amount: string }) => Math.round(Number(amount) * 10_000);

/** agent2 gets a daily dividend from agent1; its earlier offers are rejected. */
async function agreeOnDays(agent1: TestScope, agent2: TestScope) {
  const decide = async (requestId: string, decision: "ACCEPT" | "REJECT") => {
    const text = `mutation ($input: DecideContractInput!) {
      decideContract(input: $input) { __typename ... on DecideContractSuccess { state } } }`;
    const input = { kind: "DIVIDEND", decision, requestId };
    return (await send<{ decideContract: { state?: string } }>({ ...agent2 }, text, { input }))
      .decideContract.state;
  };
  const offers = async () => {
    const text = "{ contracts { ofKind(kind: DIVIDEND) { offers { id } } } }";
    type Book = { contracts: { ofKind: { offers: { id: string }[] } } };
    return (await send<Book>({ ...agent2 }, text)).contracts.ofKind.offers;
  };
  for (const { id } of await offers()) expect(await decide(id, "REJECT")).toBe("REJECTED");
  const text = `mutation ($input: OfferContractInput!) { offerContract(input: $input) { __typename } }`;
  const idempotencyKey = "6f0d7a52-98a1-4c1e-9d55-0b6f6c1fd1d1";
  const period = { rate: "10", period: "DAILY" };
  const input = { kind: "DIVIDEND", account: "agent2", period, idempotencyKey };
  expect(await send({ ...agent1 }, text, { input })).toEqual({
    offerContract: { __typename: "OfferContractSuccess" },
  });
  const [offer] = await offers();
  expect(await decide(offer?.id ?? "", "ACCEPT")).toBe("ACTIVE");
}

it("A122 A123 CA20 CA62 the base of a daily dividend links to rounds with the same sum, for both parties", async () => {
  const world = sandbox.world("day-dividends");
  await agreeOnDays(await signedIn(world, "agent1"), await signedIn(world, "agent2"));
  await world.switch("set", { clockAheadMs: ahead });
  // On the days in between rounds are played, and due payments are made.
  await world.switch("reopen", {});
  const now = Date.now() + ahead;
  const base = paymentColumns.find((each) => each.name.endsWith("payments.base"));
  for (const [name, direction] of [
    ["agent1", "PAID"],
    ["agent2", "RECEIVED"],
  ] as const) {
    const scope = await signedIn(world, name, { now: () => Date.now() + ahead });
    const client = createInProcess(gateway, scope);
    const look = async (report: AnyReport, query: URLSearchParams, zone: string) => {
      const { range, problem } = readRange(query, zone, now);
      expect(problem).toBeNull();
      const variables = report.variables({ range, offset: 0, limit: 100, totals: true }, query);
      const { data, errors } = await client.execute(report.document, variables);
      expect(errors).toBeUndefined();
      return report.part(data);
    };
    for (const { gmtOffset: zone } of [aurora, hanbit]) {
      const shown = new URLSearchParams({ ...presetRange("days7", zone, now), direction });
      const found = await look(withRounds(dividends, zone), shown, zone);
      const rows: TeamPayment[] = found.nodes.filter((row: TeamPayment) => row.period === "DAY");
      expect(rows.length, `${name} ${zone}`).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row).toMatchObject({ payee: "agent2", direction });
        const href = base?.to?.(row, shown) ?? expect.fail("a payment of these days has a link");
        const at = new URL(href, "http://portal.test");
        const { nodes, totals } = await look(teamRounds, at.searchParams, zone);
        expect(nodes.length).toBeGreaterThan(0);
        // A dividend is a share of the team's loss.
        expect(units(totals.stake) - units(totals.win), `${zone} ${href}`).toBe(units(row.base));
      }
    }
  }
});
