import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

it("CA130 says what is used of a limit on a day's deposits, and refuses more", async () => {
  const client = testWorld("deposit-limit");
  const token = await client.tokenOf("player1");
  const read = () => client.get(token, "/wps/member/limits");
  const set = (DEPOSIT: string) =>
    client.switch("set", { body: { memberPatch: { account: "player1", limits: { DEPOSIT } } } });
  await set("1000000");
  const [{ used }] = await read();
  const limit = (Number(used) + 100).toFixed(2);
  await set(limit);
  const send = async (amount: string) =>
    (await client.deposit(token, amount, { methodId: "bank" })).json;
  expect((await send("100.01")).errorCode).toBe("limit.deposit");
  expect((await send("100")).success).toBe(true);
  expect((await read())[0]).toMatchObject({ used: `${limit}00`, until: expect.any(Number) });
});
