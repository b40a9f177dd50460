import { hash32 } from "../../domains/games/hash.ts";
import { demoAccounts, moreDemoAccounts } from "../../domains/member/demo-accounts.ts";
import { isAgent } from "../../domains/member/member-types.ts";
import { currencyScale, pointCode } from "../../domains/points/earn-points.ts";
import { bankOf, houseOf, pointsOf, walletOf } from "../../domains/wallet/ledger.ts";
import { parseAmount, wholeAmount } from "../../domains/wallet/money.ts";
import { ledgerDays, ledgerStart } from "./days.ts";
import { LedgerBatch } from "./ledger-batch.ts";
import { bookDays, dayNet, type PlayedDay, playedDays } from "./played-days.ts";
import { type Person, playingDemos, tree } from "./tree.ts";

/** What every account of `moreDemoAccounts` starts with, in minor units. */
const moreDemoBalance = 500_000;

/**
 * The ledger of a world that is seeded at `now`: opening balances, the days with rounds and the points. It is the same
 * whenever it is computed.
 */
export function newLedger(now: number): LedgerBatch {
  const ledger = new LedgerBatch();
  const start = ledgerStart(now);
  const days = playedDays([...tree, ...playingDemos], now, ledgerDays);
  const nets = netsOf(days);
  const open = (id: number, currency: string, balance: number) => {
    const [wallet, bank] = [walletOf(id), bankOf(currency)];
    for (const opened of [wallet, bank, houseOf(currency)]) ledger.open(opened, currency, start);
    ledger.move("opening", `opening:${id}`, [bank, wallet], balance, start);
  };
  for (const { id, currency = "USD", balance, account } of demoAccounts) {
    const target = parseAmount(balance);
    if (target === null) throw new Error(`seed ${account}`);
    // The opening balance is chosen so that the seeded play leads to the target balance.
    open(id, currency, target - (nets.get(id) ?? 0));
  }
  for (const { id, type, currency } of tree) {
    const units = isAgent(type) ? 8000 : 300 + (id % 37) * 55;
    const aim = wholeAmount(units * currencyScale(currency));
    // An account that would end with a negative balance gets a higher opening balance.
    open(id, currency, Math.max(aim, aim - (nets.get(id) ?? 0)));
  }
  for (const { id } of moreDemoAccounts) open(id, "USD", moreDemoBalance);
  bookDays(days, start, ledger);
  for (const person of [...tree, ...playingDemos]) openPoints(person, ledger, now);
  return ledger;
}

/** The change of each wallet by its days, in minor units. */
function netsOf(days: readonly PlayedDay[]): Map<number, number> {
  const nets = new Map<number, number>();
  for (const { person, day } of days) {
    nets.set(person.id, (nets.get(person.id) ?? 0) + dayNet(day));
  }
  return nets;
}

/**
 * Books the points that a person has already: enough to redeem for demo accounts, a varying number for
 * others.
 */
function openPoints(person: Person, ledger: LedgerBatch, at: number): void {
  const points = pointsOf(person.id);
  for (const id of [houseOf(pointCode), points]) ledger.open(id, pointCode, at);
  const demo = playingDemos.includes(person);
  const amount = wholeAmount(demo ? 3000 : 200 + (hash32(person.id, 41) % 1800));
  ledger.move("points:deposit", `opening:${person.id}`, [houseOf(pointCode), points], amount, at);
}
