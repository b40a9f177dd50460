import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";

const payment = {
  id: 1,
  payer: "agent1",
  payee: "player1",
  period: "5M",
  from: 1,
  to: 2,
  base: "480",
  rate: "0.80",
  amount: "3.84",
  status: "forced",
  paidAt: 3,
};

describe("contract pay", () => {
  it("A119 CA62 CA63 says who paid whom, and what of it moved the viewer's wallet", async () => {
    const from = (more: object) => ({ ...payment, ...more });
    const { run, query } = await accountPortal(
      {
        "GET /wps/agent/salary/daily": pageOf([]),
        "GET /wps/agent/dividends": pageOf(
          [
            from({ payer: "platform", status: "PAID" }),
            from({ id: 2, payer: "Player1", payee: "below1", status: "PAID" }),
            from({ id: 3, payer: "player1", payee: "below1" }),
            from({ id: 4, status: "PENDING" }),
            from({ id: 5 }),
          ],
          { totals: { base: "1", amount: "2", received: "7.68", paid: "3.84", net: "3.84" } },
        ),
      },
      "AGENT",
    );
    const amounts = "received { amount } paid { amount } net { amount }";
    const { data, errors } = await run<{ agent: { dividends: object } }>(`{ agent {
      dividends { nodes { payer payee direction counterparty net { amount } } totals { ${amounts} } }
      salary(kind: DAILY, direction: PAID) { nodes { id } }
    } }`);
    expect(errors).toBeUndefined();
    const moved = (amount: string) => ({ amount });
    expect(data?.agent.dividends).toEqual({
      nodes: [
        ["RECEIVED", null, "player1", aurora.name, "3.84"],
        ["PAID", "Player1", "below1", "below1", "-3.84"],
        // What was issued by force left the operator's wallet (S33).
        ["PAID", "player1", "below1", "below1", "0.00"],
        ["RECEIVED", "agent1", "player1", "agent1", "0.00"],
        ["RECEIVED", "agent1", "player1", "agent1", "3.84"],
      ].map(([direction, payer, payee, counterparty, net]) => ({
        direction,
        payer,
        payee,
        counterparty,
        net: moved(net ?? ""),
      })),
      totals: { received: moved("7.68"), paid: moved("3.84"), net: moved("3.84") },
    });
    expect(query("/wps/agent/dividends")).not.toHaveProperty("direction");
    expect(query("/wps/agent/salary/daily").direction).toBe("PAID");
  });
});
