/** The demo accounts that show limits (G1, G5, G7), as `npm start` makes them. */
import { expect, it } from "vitest";
import { seedLimits } from "../../../tooling/runtime/seed-limits.mjs";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const world = "demo-limits";
const query = `{ accountLimits { kinds { kind periods { period
  limit { money { amount } minutes } left { money { amount } minutes } request { limit { money { amount } } } } } } }`;

async function send<T>(username: string, source: string, variables: object = {}): Promise<T> {
  const cookie = await signIn(portal, { world, username });
  const answer = await portal.graphql(source, { variables, headers: { cookie }, as: { world } });
  return ((await answer.json()) as { data: T }).data;
}

interface Limits {
  accountLimits: {
    kinds: { kind: string; periods: { period: string; left: unknown; request: unknown }[] }[];
  };
}
const ofDay = async (username: string, kind: string) => {
  const { accountLimits } = await send<Limits>(username, query);
  return accountLimits.kinds.find((each) => each.kind === kind)?.periods[0];
};

it("G6 G5 one account is near each kind of limit, and one waits for a raise; a second start changes nothing", async () => {
  for (let start = 1; start <= 2; start += 1) {
    expect(await seedLimits(portal, { world })).toEqual(["limit1", "limit2", "limit3", "limit4"]);
    expect(await ofDay("limit1", "DEPOSIT")).toMatchObject({
      limit: { money: { amount: "100.00" } },
      left: { money: { amount: "10.00" } },
      request: null,
    });
    expect(await ofDay("limit2", "NET_LOSS")).toMatchObject({
      left: { money: { amount: "1.00" } },
    });
    expect(await ofDay("limit3", "SESSION_TIME")).toMatchObject({ left: { minutes: 2 } });
    expect(await ofDay("limit4", "DEPOSIT")).toMatchObject({
      limit: { money: { amount: "100.00" } },
      request: { limit: { money: { amount: "500.00" } } },
    });
  }
  const over = await send<{ requestDeposit: object }>(
    "limit1",
    `mutation ($input: RequestDepositInput!) { requestDeposit(input: $input) {
      __typename ... on InvalidInput { fields { messageKey } } } }`,
    { input: { methodId: "bank", amount: "10.01", idempotencyKey: crypto.randomUUID() } },
  );
  expect(over.requestDeposit).toMatchObject({
    fields: [{ messageKey: "validation.depositLimitDay" }],
  });
});
