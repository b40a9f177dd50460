/** For tests of income: a team that lived on for ten days, and what its rounds are worth. */
import { aurora } from "../../../brands/aurora.ts";
import { send } from "../../../gateway/testing/run.ts";
import type { TestWorld } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

export const dayMs = 86_400_000;
const today = new Date();
/** When the world is seeded: late in a month, so that ten days later one has ended. */
export const seededAt = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 24, 5, 30);
export const now = seededAt + 10 * dayMs + 3_000_000;

export interface Money {
  amount: string;
}
export const units = ({ amount }: Money) => BigInt(Math.round(Number(amount) * 10_000));

/** Seeds a world late in a month and lets it live for ten days, each with its single rounds. */
export async function liveOn(world: TestWorld): Promise<void> {
  await world.switch("reset", { clockAheadMs: seededAt - Date.now() });
  for (const time of [seededAt + 5 * dayMs, now]) {
    await world.switch("set", { clockAheadMs: time - Date.now() });
    await world.switch("reopen", {});
  }
}

export async function enter(
  world: TestWorld,
  name: string,
  gmtOffset: string,
  { currency = "USD", at = now } = {},
) {
  const brand = { ...aurora, gmtOffset };
  const scope = await signedIn(world, name, { currency, brand, now: () => at });
  return <T>(text: string, variables: object = {}) => send<T>({ ...scope }, text, variables);
}

type Run = Awaited<ReturnType<typeof enter>>;

/** All rows of a list of the agent, read page by page. */
export async function all<T>(run: Run, list: string, fields: string, size = 100): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { agent } = await run<{
      agent: { list: { nodes: T[]; pageInfo: { hasMore: boolean } } };
    }>(`{ agent { list: ${list}, offset: ${rows.length}, limit: ${size}) {
      nodes { ${fields} } pageInfo { hasMore }
    } } }`);
    rows.push(...agent.list.nodes);
    if (!agent.list.pageInfo.hasMore) return rows;
  }
}

export interface Round {
  account: string;
  type: string;
  validStake: Money;
  at: number;
  status: string;
}
export interface Payment {
  direction: "RECEIVED" | "PAID";
  to: number;
  amount: Money;
  status: string;
  paidAt: number | null;
}
export interface Movement {
  kind: string;
  amount: Money;
  at: number;
}
export interface Member {
  id: string;
  account: string;
  type: string;
  rates: { type: string; rate: string }[];
}

/** Who is below whom directly: each account of the team with its direct member. */
export async function branches(
  run: Run,
): Promise<{ direct: Member[]; topOf: Map<string, Member> }> {
  const fields = "id account type rates { type rate }";
  const below = (parent: string) =>
    all<Member>(run, `downline(${parent ? `parentId: "${parent}"` : 'search: ""'}`, fields);
  const direct = await below("");
  const topOf = new Map<string, Member>();
  const walk = async (member: Member, top: Member): Promise<void> => {
    topOf.set(member.account, top);
    if (member.type !== "AGENT") return;
    for (const next of await below(member.id)) await walk(next, top);
  };
  for (const member of direct) await walk(member, member);
  return { direct, topOf };
}

const part = (amount: bigint, percent: string) =>
  (amount * BigInt(Math.round(Number(percent) * 10_000))) / 1_000_000n;

export const add = <T>(rows: readonly T[], worth: (row: T) => bigint) =>
  rows.reduce((sum, row) => sum + worth(row), 0n);

/**
 * Returns the commission of rounds, rounded once for each type of game and direct member, in the ledger's units.
 * @param own the agent's rates in percent, by type
 */
export function commissionOf(
  rounds: readonly Round[],
  own: ReadonlyMap<string, string>,
  { direct, topOf }: Awaited<ReturnType<typeof branches>>,
) {
  const sums = { own: 0n, given: 0n };
  for (const type of new Set(rounds.map((round) => round.type))) {
    const played = rounds.filter((round) => round.type === type);
    sums.own += part(
      add(played, (round) => units(round.validStake)),
      own.get(type) ?? "0",
    );
    for (const member of direct) {
      const theirs = played.filter((round) => topOf.get(round.account) === member);
      const rate = member.rates.find((each) => each.type === type)?.rate ?? "0";
      sums.given += part(
        add(theirs, (round) => units(round.validStake)),
        rate,
      );
    }
  }
  return sums;
}

const incomeFields = `
  runningDay bookedSince
  periods(by: DAY) { from to sums { ...sums } }
  weeks: periods(by: WEEK) { from to sums { ...sums } }
  months: periods(by: MONTH) { from to sums { ...sums } }
  totals { ...sums }
  products { type own { amount } given { amount } commission { amount } validStake { amount } }
  kinds { kind in { amount } out { amount } net { amount } }
  booked { kind net { amount } }
  account {
    before { commission { amount } received { amount } paid { amount } net { amount } }
    after { commission { amount } received { amount } paid { amount } net { amount } }
    earned { amount } paid { amount } lost { amount } rounding { amount } notCharged { amount } difference { amount }
    months { from to paid { amount } }
  }
  expected { commission { amount } net { amount } pay { kind in { amount } out { amount } } }`;
export const incomeQuery = `query ($range: DateRange!) { agent { income(range: $range) { ${incomeFields} } } }
  fragment sums on IncomeSums {
    own { amount } given { amount } commission { amount } salaryIn { amount } salaryOut { amount }
    salary { amount } dividendIn { amount } dividendOut { amount } dividend { amount }
    bonuses { amount } earned { amount } paid { amount } }`;

type Sums = Record<
  | "own"
  | "given"
  | "commission"
  | "salaryIn"
  | "salaryOut"
  | "dividendIn"
  | "dividendOut"
  | "bonuses"
  | "earned"
  | "paid",
  Money
>;
interface Period {
  from: string;
  to: string;
  sums: Sums;
}
type Open = Record<"commission" | "received" | "paid" | "net", Money>;
export interface Income {
  runningDay: string;
  bookedSince: number;
  periods: Period[];
  weeks: Period[];
  months: Period[];
  totals: Sums;
  products: ({ type: string } & Record<"own" | "given" | "commission", Money>)[];
  kinds: { kind: string; in: Money; out: Money; net: Money }[];
  booked: { kind: string; net: Money }[];
  account: {
    before: Open;
    after: Open;
    earned: Money;
    paid: Money;
    lost: Money;
    rounding: Money;
    notCharged: Money;
    difference: Money;
    months: { from: number; to: number; paid: Money }[];
  } | null;
  expected: { commission: Money; net: Money; pay: { kind: string; in: Money; out: Money }[] };
}
