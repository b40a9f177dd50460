import { describe, expect, it } from "vitest";
import { createContext } from "../create-context.ts";
import { fields } from "../fields.ts";
import { createSchema } from "../graphql/schema.ts";
import { moveMoney } from "../mutations/money-attempt.ts";
import { operationFor } from "../testing/operation.ts";
import { fakePlatform, testScope } from "../testing/platform.ts";
import { player as account } from "../testing/player.ts";
import { run } from "../testing/run.ts";
import { checkedInStep } from "./break-check.ts";

const schema = createSchema();

/** Written by hand: the ways by which money or play begins. */
const moneyIn = [
  "requestDeposit renewDepositRate cancelWithdrawal",
  "claimReward claimRebate joinPromotion claimPromotion",
  "redeemPoints convertPoints",
].flatMap((line) => line.split(" ").map((name) => `Mutation.${name}`));
const play = ["Query.launch", "Mutation.launchGame", "Mutation.transferFunds", "Mutation.freePlay"];

async function sendRequest(
  field: string,
  prepare: (scope: ReturnType<typeof testScope>) => unknown,
) {
  const platform = fakePlatform({});
  const scope = testScope({
    session: { token: "t", account },
    platform: { fetch: platform.fetch },
  });
  await prepare(scope);
  const { data, errors } = await run<Record<string, { reason?: string }>>(
    scope,
    operationFor(schema, field),
  );
  const reason = Object.values(data ?? {})[0]?.reason ?? errors?.[0]?.extensions.code;
  return { reason, calls: platform.calls.length, ended: scope.session.ended };
}

const onBreak = (scope: ReturnType<typeof testScope>) =>
  scope.protection.of("PLAYER1").startBreak({ length: "DAY", now: scope.now(), entries: [] });

describe("G17 a break closes every way by which money or play begins", () => {
  it("these are the fields that say so", () => {
    const named = Object.entries(fields).filter(([, { effect = "NONE" }]) =>
      /^(MONEY_IN|DEPOSIT|PLAY|LAUNCH)$/.test(effect),
    );
    expect(named.map(([field]) => field).sort()).toEqual([...moneyIn, ...play].sort());
  });

  it.each([...moneyIn, ...play])("%s is refused before the platform is asked", async (field) => {
    const { reason, calls, ended } = await sendRequest(field, onBreak);
    expect(reason).toBe(field === "Query.launch" ? "UNAUTHENTICATED" : "ON_BREAK");
    expect({ calls, ended }).toEqual({ calls: 0, ended: 1 });
  });

  it("a change that says that its own step asks, and does not, is asked for before it is sent", async () => {
    const scope = testScope({ session: { token: "t", account } });
    await onBreak(scope);
    const context = createContext(scope);
    let sent = 0;
    const action = {
      name: "deposit",
      key: crypto.randomUUID(),
      args: {},
      guard: "OWN_MONEY" as const,
      send: async () => {
        sent += 1;
        return { id: "d1" };
      },
      find: async () => null,
    };
    const answer = await checkedInStep("MONEY_IN", context, () => moveMoney(action, context));
    expect(answer).toMatchObject({ result: { failure: { reason: "ON_BREAK" } } });
    expect({ sent, ended: scope.session.ended }).toEqual({ sent: 0, ended: 1 });
  });

  it("what pays out is not closed", async () => {
    expect((await sendRequest("Mutation.requestWithdrawal", onBreak)).reason).not.toBe("ON_BREAK");
  });

  it.each([...moneyIn, ...play])("A174 %s while the object can't be reached", async (field) => {
    const { reason } = await sendRequest(field, (scope) => {
      const { of } = scope.protection;
      const gone = () => Promise.reject(new Error("gone"));
      const away = { openBreak: gone, reserve: gone, checkPlay: gone };
      scope.protection = { of: (name) => ({ ...of(name), ...away }) };
    });
    if (moneyIn.includes(field)) expect(reason).toBe("PROTECTION_UNAVAILABLE");
    else expect(["PROTECTION_UNAVAILABLE", "ON_BREAK"]).not.toContain(reason);
  });
});
