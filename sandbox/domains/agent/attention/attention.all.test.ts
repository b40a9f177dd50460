import { expect, it } from "vitest";
import type { SandboxClient } from "../../../sandbox-client.mjs";
import { testWorld } from "../../../test-sandbox.mjs";

const daySeconds = 86_400;

/** The accounts of one kind; undefined when there is none. */
async function accountsOf(client: SandboxClient, token: string, kind: string, body = {}) {
  const { items } = (await client.call("/wps/agent/attention", { method: "POST", token, body }))
    .json.value;
  const found = items.find((item: { kind: string }) => item.kind === kind);
  return found?.rows.map(({ account }: { account: string }) => account);
}

it("CA167 N8 a new account without a deposit is listed for seven days, and one that stops playing after the days that are asked for", async () => {
  const client = testWorld("attention");
  const token = await client.tokenOf("agent1");
  const body = { account: "freshone1", password: "Portico#2030", type: "MEMBER", rates: {} };
  await client.sealed("/wps/agent/register", body, { token });
  // The agent has just opened it.
  expect(await accountsOf(client, token, "NEW_WITHOUT_DEPOSIT")).not.toContain("freshone1");
  const atOnce = await accountsOf(client, token, "NEW_WITHOUT_DEPOSIT", { newDays: 0 });
  expect(atOnce[0]).toBe("freshone1");

  const gift = {
    direction: "DOWNLINE",
    account: "freshone1",
    amount: "50",
    paymentPassword: "246810",
    requestId: crypto.randomUUID(),
  };
  const sent = await client.sealed("/wps/transfer/line", gift, { token });
  expect(sent.json.success).toBe(true);
  const player = (await client.login("freshone1", "Portico#2030")).json.value.token;
  await client.playDice(player, ["1"]);
  const stoppedIn = async (by: string, body = {}) =>
    (await accountsOf(client, by, "INACTIVE", body)) ?? [];
  expect(await stoppedIn(token)).not.toContain("freshone1");

  await client.ahead(4 * daySeconds);
  const later = await client.tokenOf("agent1");
  expect(await stoppedIn(later)).not.toContain("freshone1");
  expect(await stoppedIn(later, { inactiveDays: 3 })).toContain("freshone1");
  const only = (inactiveType: string) => stoppedIn(later, { inactiveDays: 3, inactiveType });
  expect(await only("MEMBER")).toContain("freshone1");
  expect(await only("AGENT")).not.toContain("freshone1");
  await client.ahead(8 * daySeconds);
  const end = await client.tokenOf("agent1");
  expect(await accountsOf(client, end, "NEW_WITHOUT_DEPOSIT")).toBeUndefined();
});
