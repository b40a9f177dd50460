/** From one income to another: every split adds up to the difference, to the last unit (N16). */
import { expect, it } from "vitest";
import { send } from "../../../gateway/testing/run.ts";
import { startSandbox } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();
const dayMs = 86_400_000;

interface Money {
  amount: string;
}
const steps = ["play", "rate", "payIn", "payOut", "bonuses"] as const;
type Steps = Record<(typeof steps)[number] | "before" | "after" | "difference", Money>;
interface Sums {
  totals: Record<"earned" | "commission", Money>;
}
type Split = Record<"play" | "rate" | "difference", Money>;
type PartStep = Split & { account: string | null; accounts: number };
interface Found {
  agent: {
    incomeBridge: Steps & {
      products: (Split & { type: string })[];
      branches: PartStep[];
      accounts: PartStep[];
    };
    before: Sums;
    after: Sums;
  };
}
const query = `query ($range: DateRange!, $against: DateRange!) { agent {
  incomeBridge(range: $range, against: $against) {
    ${["before", "after", "difference", ...steps].map((name) => `${name} { amount }`).join(" ")}
    products { type play { amount } rate { amount } difference { amount } }
    branches: parts(by: BRANCH) { account accounts play { amount } rate { amount } difference { amount } }
    accounts: parts(by: ACCOUNT) { account accounts play { amount } rate { amount } difference { amount } }
  }
  before: income(range: $against) { totals { earned { amount } commission { amount } } }
  after: income(range: $range) { totals { earned { amount } commission { amount } } }
} }`;

/** Ten-thousandths. */
const units = ({ amount }: Money) => Math.round(Number(amount) * 10_000);
const sum = (amounts: readonly Money[]) => amounts.reduce((all, amount) => all + units(amount), 0);

it.each([
  ["agent1", 7],
  ["agent1", 30],
  ["agent2", 1],
  // In two currencies, converted by the platform.
  ["agent8", 7],
])(
  "N16 CA150 CA177 the bridge of %s over %i days adds up by cause, product, branch and account",
  async (account, days) => {
    const scope = await signedIn(sandbox.world(`bridge-${account}-${days}`), account);
    const zone = 8 * 3_600_000;
    const today = Math.floor((Date.now() + zone) / dayMs) * dayMs - zone;
    const range = { from: today - days * dayMs, to: today };
    const against = { from: today - 2 * days * dayMs, to: range.from };
    const { agent } = await send<Found>({ ...scope }, query, { range, against });
    const { incomeBridge: bridge, before, after } = agent;
    expect(bridge.before).toEqual(before.totals.earned);
    expect(bridge.after).toEqual(after.totals.earned);
    expect(sum(steps.map((name) => bridge[name]))).toBe(units(bridge.difference));
    expect(units(bridge.difference)).toBe(units(bridge.after) - units(bridge.before));
    const { products } = bridge;
    expect(products.length).toBeGreaterThan(1);
    expect(sum(products.map(({ play }) => play))).toBe(units(bridge.play));
    expect(sum(products.map(({ rate }) => rate))).toBe(units(bridge.rate));
    const commission = units(after.totals.commission) - units(before.totals.commission);
    expect(sum(products.map(({ difference }) => difference))).toBe(commission);
    for (const { type, play, rate, difference } of products) {
      expect(units(play) + units(rate), type).toBe(units(difference));
    }
    for (const parts of [bridge.branches, bridge.accounts]) {
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.length).toBeLessThanOrEqual(11);
      expect(sum(parts.map(({ difference }) => difference))).toBe(commission);
      for (const { account: name, play, rate, difference } of parts) {
        expect(units(play) + units(rate), String(name)).toBe(units(difference));
      }
      const sizes = parts
        .filter(({ account: name }) => name !== null)
        .map(({ difference }) => Math.abs(units(difference)));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }
  },
);

it("N16 the bridge of a guest, a member, and of too many days is refused", async () => {
  const world = sandbox.world("bridge-refused");
  const to = Date.now();
  const week = { from: to - 7 * dayMs, to };
  const long = { from: to - 200 * dayMs, to };
  const codeOf = async (account: string, range: object) => {
    const scope = await signedIn(world, account);
    return send({ ...scope }, query, { range, against: week }).then(
      () => null,
      (error: unknown) => String(error),
    );
  };
  expect(await codeOf("player1", week)).not.toBeNull();
  expect(await codeOf("agent1", long)).not.toBeNull();
  expect(await codeOf("agent1", week)).toBeNull();
});
