import { expect, it } from "vitest";
import { portalOfFile } from "../support/portal-of-file.ts";
import { balanceRead, type Cell, money } from "./call-classes.ts";
import { at, sendRequest } from "./send-request.ts";

const portal = await portalOfFile();

const text = `mutation Move($input: TransferFundsInput!) { transferFunds(input: $input) {
  __typename ... on Refused { reason } } }`;

async function enter(name: string) {
  const cell: Cell = { portal, world: portal.world(name), cookie: "", known: {} };
  await balanceRead.prepare(cell);
  const key = crypto.randomUUID();
  const send = async (amount = "5.00") => {
    const input = { from: "MAIN", to: "PG", amount, idempotencyKey: key };
    const { world, cookie } = cell;
    return money.outcome(
      await sendRequest(portal, { world: world.name, cookie, query: text, variables: { input } }),
    );
  };
  const balance = async () =>
    Number(at((await balanceRead.sendRequest(cell)).data, "viewer.balance.money.amount"));
  const sent = async () => (await cell.world.calls()).filter(({ id }) => id === "C23").length;
  return { world: cell.world, send, balance, sent, before: await balance() };
}

it("C23 a response that was lost after the money moved is found in the records, and not sent again", async () => {
  const { world, send, balance, sent, before } = await enter("lost-after");
  await world.fault({ match: { id: "C23" }, fault: { kind: "truncated", times: 1 } });
  expect(await send()).toBe("OUTCOME_UNKNOWN");
  expect(await send()).toBe("fine");
  expect(await send()).toBe("fine");
  expect(await sent()).toBe(1);
  expect(before - (await balance())).toBeCloseTo(5, 4);
});

it("C23 a request that was lost before the money moved stays unknown, and is not sent again", async () => {
  const { world, send, balance, sent, before } = await enter("lost-before");
  await world.fault({ match: { id: "C23" }, fault: { kind: "reset", times: 1 } });
  expect(await send()).toBe("OUTCOME_UNKNOWN");
  expect(await send()).toBe("OUTCOME_UNKNOWN");
  expect(await sent()).toBe(1);
  expect(await balance()).toBe(before);
});

it("C23 stays unknown while the records are also unavailable", async () => {
  const { world, send, sent } = await enter("lost-records");
  await world.fault({ match: { path: "/wps/" }, fault: { kind: "status", status: 500 } });
  expect(await send()).toBe("OUTCOME_UNKNOWN");
  expect(await send()).toBe("OUTCOME_UNKNOWN");
  expect(await sent()).toBe(1);
});

it("C23 concurrent requests with one key have one effect, and another amount is refused", async () => {
  const { send, balance, sent, before } = await enter("lost-race");
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => send()));
  expect(outcomes).toContain("fine");
  for (const outcome of outcomes) expect(["fine", "IN_PROGRESS"]).toContain(outcome);
  expect(await send("6.00")).toBe("CONFLICT");
  expect(await sent()).toBe(1);
  expect(before - (await balance())).toBeCloseTo(5, 4);
});
