import { expect, it } from "vitest";
import { testWorld } from "../../../test-sandbox.mjs";

const dayMs = 86_400_000;
const zone = 8 * 3_600_000;
/** Amounts in the ledger's units: no float adds them up. */
const units = (text: string) => Math.round(Number(text) * 10_000);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

interface Played {
  validStake: string;
  net: string;
}
interface Row {
  account: string | null;
  accounts: number;
  products: { gameType: string; before: Played; after: Played }[];
}

it.each([
  ["agent1", 7],
  ["agent2", 30],
  // In two currencies.
  ["agent8", 7],
])(
  "N16 CA150 CA177 each split of %s over %i days comes to the commission of each type",
  async (name, days) => {
    const client = testWorld(`commission-change-${name}`);
    const token = await client.tokenOf(name);
    const get = async (path: string) => (await client.call(path, { token })).json.value;
    const today = Math.floor((Date.now() + zone) / dayMs) * dayMs - zone;
    const after = { from: today - days * dayMs, to: today - 1 };
    const before = { from: after.from - days * dayMs, to: after.from - 1 };
    const { commission: earned } = await get(
      `/wps/agent/income?zone=%2B08:00&from=${before.from}&to=${after.to}`,
    );
    const firstDay = new Date(after.from + zone).toISOString().slice(0, 10);
    type Day = Record<"day" | "gameType" | "validStake" | "own" | "given", string>;
    const wholeOf = (side: "before" | "after", type: string) => {
      const rows: Day[] = earned.filter(
        ({ day, gameType }: Day) => gameType === type && day >= firstDay === (side === "after"),
      );
      return {
        validStake: sum(rows.map(({ validStake }) => units(validStake))),
        net: sum(rows.map(({ own, given }) => units(own) - units(given))),
      };
    };
    for (const by of ["branch", "account"]) {
      const rows: Row[] = await get(
        `/wps/agent/commissionChange?zone=%2B08:00&by=${by}&most=4&from=${after.from}&to=${after.to}` +
          `&againstFrom=${before.from}&againstTo=${before.to}`,
      );
      const types = [...new Set(earned.map(({ gameType }: Day) => gameType))] as string[];
      expect(types.length).toBeGreaterThan(1);
      for (const type of types) {
        for (const side of ["before", "after"] as const) {
          const played = rows.flatMap(({ products }) =>
            products.filter(({ gameType }) => gameType === type).map((product) => product[side]),
          );
          const found = {
            validStake: sum(played.map(({ validStake }) => units(validStake))),
            net: sum(played.map(({ net }) => units(net))),
          };
          expect(found, `${by} ${type} ${side}`).toEqual(wholeOf(side, type));
        }
      }
      // The largest first, all others last.
      const sizes = rows.map(({ products }) =>
        Math.abs(sum(products.map(({ before: was, after: is }) => units(is.net) - units(was.net)))),
      );
      expect(sizes.slice(0, 4)).toEqual(sizes.slice(0, 4).toSorted((a, b) => b - a));
      for (const [at, { account, accounts }] of rows.entries()) {
        expect(account === null, `row ${at}`).toBe(at === 4);
        if (at < 4) expect(accounts).toBe(1);
      }
    }
  },
);

it("P20 CA177 a member is refused, and an agent's answer names nobody outside the team", async () => {
  const client = testWorld("commission-change-alone");
  const now = Date.now();
  const path =
    `/wps/agent/commissionChange?zone=%2B08:00&by=account&most=50&from=${now - 7 * dayMs}&to=${now}` +
    `&againstFrom=${now - 14 * dayMs}&againstTo=${now - 7 * dayMs}`;
  const of = async (name: string) =>
    (await client.call(path, { token: await client.tokenOf(name) })).json;
  expect((await of("player1")).success).toBe(false);
  const rows: Row[] = (await of("agent3")).value;
  const downline = await client.call("/wps/agent/teamFigures", {
    token: await client.tokenOf("agent3"),
    method: "POST",
    body: { pageSize: 100 },
  });
  const team = downline.json.value.content.map(({ account }: { account: string }) => account);
  for (const { account } of rows) if (account) expect(["agent3", ...team]).toContain(account);
});
