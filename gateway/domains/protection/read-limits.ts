/** The viewer's limits with what is used of them (G6). */
import { compareAmounts } from "../../../brands/amount.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { depositedIn } from "../../protection/deposit-check.ts";
import {
  confirmableAt,
  type Limit,
  type LimitKind,
  limitKinds,
  periodsOf,
} from "../../protection/limit.ts";
import { type LimitPeriod, type LimitWindow, windowAt } from "../../protection/limit-windows.ts";
import { earliestWindow, netLossIn } from "../../protection/play-limits.ts";
import type { GatewayContext } from "../../request/context.ts";
import { readOwnDeposits } from "./deposit-records.ts";
import { readPlayResults } from "./play-check.ts";
import { viewersProtection } from "./reach.ts";

export interface AccountLimitsModel {
  kinds: LimitsOfKindModel[];
  /** The kinds that the visitor's market wants offered (G4). */
  offered: LimitKind[];
  /** Whether a choice has to be made before the first deposit (G4). */
  choiceNeeded: boolean;
}

export interface LimitsOfKindModel {
  kind: LimitKind;
  periods: AccountLimitModel[];
  /** When the records were read, null when they can't be. Reads them when it is first called. */
  readAt: () => Promise<number | null>;
}

export interface AccountLimitModel {
  kind: LimitKind;
  period: LimitPeriod;
  window: LimitWindow;
  limit: Limit | null;
  /** What is used in the window, as decimal text; null when the records can't be read. */
  used: () => Promise<string | null>;
}

/** How much of a kind is used in a window, and when that was read. */
interface Use {
  readAt: number;
  usedIn: (window: LimitWindow) => string;
}

/**
 * Returns the limits. Records are read only if a field needs them, once for each kind.
 * @throws Error when the protection can't be reached
 */
export async function readLimits(context: GatewayContext): Promise<AccountLimitsModel> {
  const now = platformNow(context);
  const { gmtOffset } = context.scope.brand;
  const account = await viewersProtection(context);
  const { limits, attempts, hasChosen } = await account.read(now);
  const rules = context.scope.market.limits;
  const from = earliestWindow(now, gmtOffset);
  const deposits = async (): Promise<Use | null> => {
    const read = await readOwnDeposits(from, context).catch(unreadable);
    if (!read) return null;
    return { readAt: read.readAt, usedIn: (window) => depositedIn(window, read, attempts, now) };
  };
  const netLoss = async (): Promise<Use | null> => {
    const read = await readPlayResults(from, context);
    if (!read) return null;
    const usedIn = (window: LimitWindow) => notNegative(netLossIn(window, read, gmtOffset));
    return { readAt: read.readAt, usedIn };
  };
  const time = async (): Promise<Use> => {
    const minutes = Math.floor((await account.playedMs(now, gmtOffset)) / 60_000);
    return { readAt: now, usedIn: () => String(minutes) };
  };
  const uses = { DEPOSIT: deposits, NET_LOSS: netLoss, SESSION_TIME: time };
  const kinds = limitKinds.map((kind) => {
    let reading: Promise<Use | null> | undefined;
    const use = (): Promise<Use | null> => {
      reading ??= uses[kind]();
      return reading;
    };
    return {
      kind,
      readAt: async () => (await use())?.readAt ?? null,
      periods: periodsOf(kind).map((period) => {
        const window = windowAt(period, now, gmtOffset);
        const isIts = (limit: Limit) => limit.kind === kind && limit.period === period;
        const limit = limits.find(isIts) ?? null;
        return {
          kind,
          period,
          window,
          limit,
          used: async () => (await use())?.usedIn(window) ?? null,
        };
      }),
    };
  });
  return {
    kinds,
    offered: limitKinds.filter((kind) => rules.offered.includes(kind)),
    choiceNeeded: rules.askAtRegistration && !hasChosen,
  };
}

function unreadable(error: unknown): null {
  if (error instanceof PlatformError) return null;
  throw error;
}

/** Who has won has lost nothing. */
const notNegative = (amount: string) => (compareAmounts(amount, "0") < 0 ? "0.00" : amount);

/** An amount of a limit as the schema has it. */
export function limitValue(kind: LimitKind, amount: string) {
  return kind === "SESSION_TIME"
    ? { money: null, minutes: Number(amount) }
    : { money: amount, minutes: null };
}

/** The open request of a limit, as the schema has it. */
export function requestOf({ kind, request }: Limit) {
  if (!request) return null;
  const { from, until } = confirmableAt(request);
  return {
    limit: request.amount === null ? null : limitValue(kind, request.amount),
    askedAt: request.askedAt,
    confirmFrom: from,
    confirmUntil: until,
  };
}
