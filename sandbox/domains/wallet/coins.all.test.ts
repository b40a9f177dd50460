import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const uuid = () => crypto.randomUUID();

it("CA9 CA115 A140 coins are paid by amount and rate in every currency; an expired rate is renewed", async () => {
  const client = testWorld("deposit-coins");
  let ahead = 0;
  const pass = (seconds: number) => {
    ahead += seconds;
    return client.ahead(ahead);
  };
  for (const [account, amount] of [
    ["player1", "500"],
    ["player2", "500000"],
  ] as const) {
    const token = await client.tokenOf(account);
    for (const methodId of ["usdt", "btc"]) {
      const body = { methodId, amount, requestId: uuid() };
      const requested = await client.sealed("/wps/deposit/requests", body, {
        token,
        module: "DEPOSIT3",
      });
      const { id, payTo } = requested.json.value;
      expect(payTo.rateExpired).toBe(false);
      // What is paid is worth the deposit at the rate, to less than one of the coin's last decimals.
      const worth = Number(payTo.payAmount) * Number(payTo.rate);
      expect(worth / Number(amount)).toBeCloseTo(1, 5);
      expect(payTo.uri).toContain(payTo.account);
      expect(payTo.uri).toMatch(new RegExp(`amount=${payTo.payAmount}(&|$)`));
      const renew = (which: string) =>
        client.call("/wps/deposit/requests/rate", {
          method: "PUT",
          token,
          module: "DEPOSIT3",
          body: { id: which },
        });
      expect((await renew(id)).json.value.payTo).toEqual(payTo);
      await pass(61);
      const listed = await client.call("/wps/deposit/requests", { token });
      expect(listed.json.value.content[0].payTo).toMatchObject({ rateExpired: true });
      const renewed = (await renew(id)).json.value.payTo;
      expect(renewed).toMatchObject({ rateExpired: false, account: payTo.account });
      expect(renewed.rate).not.toBe(payTo.rate);
      expect(renewed.payAmount).not.toBe(payTo.payAmount);
      await pass(91);
      const settled = await client.call("/wps/deposit/requests", { token });
      expect(settled.json.value.content[0].status).toBe("APPROVED");
      expect((await renew(id)).json.errorCode).toBe("deposit.state");
    }
  }
});
