import { expect, it } from "vitest";
import type { SandboxClient } from "../../../sandbox-client.mjs";
import { testWorld } from "../../../test-sandbox.mjs";

const daySeconds = 86_400;

async function attentionOf(client: SandboxClient, token: string, query = "") {
  const { json } = await client.call(`/wps/agent/attention${query}`, { token });
  const items: { kind: string; count: number; rows: Record<string, unknown>[] }[] =
    json.value.items;
  return {
    thresholds: json.value.thresholds,
    of: (kind: string) => items.find((item) => item.kind === kind),
  };
}

it("CA167 N8 a new account without a deposit is listed for seven days, and one that stops playing after the days that are asked for", async () => {
  const client = testWorld("attention");
  const token = await client.tokenOf("agent1");
  const body = { account: "freshone1", password: "Portico#2030", type: "MEMBER", rates: {} };
  await client.sealed("/wps/agent/register", body, { token });
  const fresh = (await attentionOf(client, token)).of("NEW_WITHOUT_DEPOSIT");
  expect(fresh?.rows[0]).toMatchObject({ account: "freshone1" });

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
  const stoppedIn = async (by: string, query = "") =>
    ((await attentionOf(client, by, query)).of("INACTIVE")?.rows ?? []).map((row) => row.account);
  expect(await stoppedIn(token)).not.toContain("freshone1");

  await client.ahead(4 * daySeconds);
  const later = await client.tokenOf("agent1");
  expect(await stoppedIn(later)).not.toContain("freshone1");
  expect(await stoppedIn(later, "?inactiveDays=3")).toContain("freshone1");
  await client.ahead(8 * daySeconds);
  const end = await attentionOf(client, await client.tokenOf("agent1"));
  expect(end.of("NEW_WITHOUT_DEPOSIT")).toBeUndefined();
});

it("CA167 N8 the caller's thresholds decide what is large, and the caller's own rounds and payments are none", async () => {
  const client = testWorld("attention-thresholds");
  const token = await client.tokenOf("agent1");
  const usual = await attentionOf(client, token);
  expect(usual.thresholds).toEqual({
    bigWin: "100.0000",
    deposit: "200.0000",
    withdrawal: "50.0000",
    inactiveDays: 14,
  });
  const all = await attentionOf(client, token, "?bigWin=0.01&deposit=0.01&withdrawal=0.01");
  for (const kind of ["BIG_WIN", "LARGE_DEPOSIT", "LARGE_WITHDRAWAL"]) {
    expect(all.of(kind)?.count).toBeGreaterThan(usual.of(kind)?.count ?? 0);
    expect(all.of(kind)?.rows).toHaveLength(5);
    expect(all.of(kind)?.rows.map(({ account }) => account)).not.toContain("agent1");
  }
  const none = await attentionOf(client, token, "?bigWin=999999&deposit=999999&withdrawal=999999");
  for (const kind of ["BIG_WIN", "LARGE_DEPOSIT", "LARGE_WITHDRAWAL"])
    expect(none.of(kind)).toBeUndefined();
  expect((await client.call("/wps/agent/attention?inactiveDays=0", { token })).status).toBe(400);
});
