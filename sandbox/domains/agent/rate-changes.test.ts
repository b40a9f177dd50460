import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const path = "/wps/agent/rateChanges?account=agent3";

it("N9 P10 CA172 a change of rates is listed for those above the account, and for nobody else", async () => {
  const client = testWorld("rate-changes");
  const tokenOf = async (name: string) => client.tokenOf(name);
  const body = { account: "agent3", rates: { RNG: "0.7" } };
  const change = (token: string) =>
    client.sealed("/wps/agent/downline/rates", body, { token, method: "PUT" });
  const list = async (name: string) =>
    (await client.call(path, { token: await tokenOf(name) })).json;
  const token = await tokenOf("agent2");
  expect((await change(token)).json.success).toBe(true);
  // The same rate once more changes nothing.
  expect((await change(token)).json.success).toBe(true);
  for (const name of ["agent1", "agent2"]) {
    expect((await list(name)).value, name).toMatchObject([
      { by: "agent2", gameType: "RNG", before: "0.8", after: "0.7" },
    ]);
  }
  for (const name of ["agent3", "agent4", "agent6"]) {
    expect((await list(name)).errorCode, name).toBe("transfer.not.related");
  }
  expect((await list("player1")).success).toBe(false);
});
