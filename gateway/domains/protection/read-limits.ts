/** The viewer's limits with what is used of them (G6). */
import { compareAmounts } from "../../../brands/amount.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { depositedIn } from "../../protection/limits/deposit-check.ts";
import {
  confirmableAt,
  isSameLimit,
  type Limit,
  type LimitKind,
  type LimitSpan,
  limitKinds,
  periodsOf,
} from "../../protection/limits/limit.ts";
import { type LimitWindow, windowAt } from "../../protection/limits/limit-windows.ts";
import { type HeldLimit, heldLimits, higherUse } from "../../protection/limits/platform-limits.ts";
import { earliestWindow, netLossIn } from "../../protection/play/play-limits.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { AccountProtectionPort } from "../../request/protection-port.ts";
import { readOwnDeposits } from "./deposit-records.ts";
import { readPlayResults } from "./play-check.ts";
import { viewersProtection } from "./reach.ts";
import { hasStakeLimit, readPlatformLimits } from "./read-platform-limits.ts";

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
  period: LimitSpan;
  /** Null for a single bet. */
  window: LimitWindow | null;
  /** The limit that holds. */
  limit: HeldLimit | null;
  /** The player's own, which may be above the platform's. */
  own: Limit | null;
  /** What is used in the window, as decimal text; null when the records can't be read. */
  used: () => Promise<string | null>;
}

/** How much of a kind is used in a window, and when that was read. */
interface Use {
  readAt: number;
  usedIn: (window: LimitWindow) => string;
}

/**
 * Returns the limits of the kinds that the market offers, and of those that have one. Records are read only if a field
 * needs them, once for each kind.
 * @param readPlatform reads the platform's own limits whatever is set here; otherwise as decisions do (G40)
 * @throws Error when the protection can't be reached
 */
export async function readLimits(
  readPlatform: boolean,
  context: GatewayContext,
): Promise<AccountLimitsModel> {
  const now = platformNow(context);
  const { gmtOffset } = context.scope.brand;
  const account = await viewersProtection(context);
  const { limits, attempts, hasChosen, held } = await readAccount(account, readPlatform, context);
  const rules = context.scope.market.limits;
  const from = earliestWindow(now, gmtOffset);
  const deposits = async (): Promise<Use | null> => {
    const read = await readOwnDeposits(from, context).catch(unreadable);
    if (!read) return null;
    return { readAt: read.readAt, usedIn: (window) => depositedIn(window, read, attempts, now) };
  };
  const netLoss = async (): Promise<Use | null> => {
    const read = await readPlayResults({ from }, context);
    if (!read) return null;
    const usedIn = (window: LimitWindow) => notNegative(netLossIn(window, read, gmtOffset));
    return { readAt: read.readAt, usedIn };
  };
  const time = async (): Promise<Use> => {
    const minutes = Math.floor((await account.playedMs(now, gmtOffset)) / 60_000);
    return { readAt: now, usedIn: () => String(minutes) };
  };
  // A limit on a bet is not used up.
  const nothing = async () => null;
  const uses = { DEPOSIT: deposits, NET_LOSS: netLoss, SESSION_TIME: time, STAKE: nothing };
  const known = limitKinds.filter((kind) => kind !== "STAKE" || hasStakeLimit(context.scope.brand));
  const offered = known.filter((kind) => rules.offered.includes(kind));
  const shown = limitKinds.filter(
    (kind) => offered.includes(kind) || held.some((limit) => limit.kind === kind),
  );
  const kinds = shown.map((kind) => {
    let reading: Promise<Use | null> | undefined;
    const use = (): Promise<Use | null> => {
      reading ??= uses[kind]();
      return reading;
    };
    return {
      kind,
      readAt: async () => (await use())?.readAt ?? null,
      periods: periodsOf(kind).map((period) => {
        const window = period === "BET" ? null : windowAt(period, now, gmtOffset);
        const isIts = (limit: HeldLimit | Limit) => isSameLimit(limit, { kind, period });
        const limit = held.find(isIts) ?? null;
        return {
          kind,
          period,
          window,
          limit,
          own: limits.find(isIts) ?? null,
          used: async () => {
            const counted = window && (await use())?.usedIn(window);
            return counted && limit ? higherUse(counted, limit) : (counted ?? null);
          },
        };
      }),
    };
  });
  return {
    kinds,
    offered,
    choiceNeeded: rules.promptAtRegistration && !hasChosen,
  };
}

/** What the account's object knows, with the limits that hold. */
async function readAccount(
  account: AccountProtectionPort,
  readPlatform: boolean,
  context: GatewayContext,
) {
  const now = platformNow(context);
  let known = await account.read(now);
  if (readPlatform || known.platformDue) {
    await readPlatformLimits(account, context);
    known = await account.read(now);
  }
  const { limits, platform } = known;
  return { ...known, held: heldLimits(limits, platform, now, context.scope.brand.gmtOffset) };
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
    requestedAt: request.requestedAt,
    confirmFrom: from,
    confirmUntil: until,
  };
}
