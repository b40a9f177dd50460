/** Deposits ask the account's limits before they are sent (G7), whoever sends them. */
import { noteBreakChecked } from "../../access/break-check.ts";
import { viewerOf } from "../../access/viewer.ts";
import { type ChangeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { MoneyGuard } from "../../mutations/money-guard.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { DepositDecision } from "../../protection/limits/account-limits.ts";
import type { DepositRecords } from "../../protection/limits/deposit-check.ts";
import type { LimitPeriod } from "../../protection/limits/limit-windows.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import { rangeOf } from "../../values/date-range.ts";
import { downlineAccount } from "../agent/calls.ts";
import { orIfNotBelow } from "../agent/team.ts";
import { readOwnDeposits, readTeamDeposits } from "./deposit-records.ts";
import { withPlatformLimits } from "./read-platform-limits.ts";

const exceededKeys: Record<LimitPeriod, string> = {
  DAY: "validation.depositLimitDay",
  WEEK: "validation.depositLimitWeek",
  MONTH: "validation.depositLimitMonth",
};

/** Credits above an account's limit in a time, in ms, after which each one is refused. */
const mostTries = 3;
const triesMs = 86_400_000;

/** The guard of a deposit of the viewer. A refusal names the limit and what is left of it. */
export async function ownDepositGuard<T extends Made>(
  amount: string,
  context: GatewayContext,
): Promise<MoneyGuard<T>> {
  const account = (await viewerOf(context))?.account.account ?? "";
  return depositGuard<T>({
    account,
    amount,
    context,
    read: (from) => readOwnDeposits(from, context),
    exceeded: ({ period, left }) =>
      invalidInput([fieldError("amount", exceededKeys[period], { left })]),
    unavailable: refused("PROTECTION_UNAVAILABLE"),
    onBreak: refused("ON_BREAK"),
    requiresChoice: context.scope.market.limits.promptAtRegistration,
    mayCallPlatform: true,
    requested: (state) => noteBreakChecked(state, context.scope),
  });
}

/**
 * The guard of money that an agent sends to an account of the team: it counts as a deposit there. The refusal does not
 * say why, so that an agent can't tell a limit from another reason (G20): for a frozen account, one on a break and any
 * other that can't receive it comes at the same place, after the same calls, and before the platform checks anything. An
 * account outside the team is left to the platform, so that nobody tries out who is on a break.
 */
export function teamTransferGuard<T extends Made>(
  { account, amount }: { account: string; amount: string },
  context: GatewayContext,
): MoneyGuard<T> {
  const closed = refused("RECEIVER_UNAVAILABLE");
  let isExceeded = false;
  const guard = depositGuard<T>({
    account,
    amount,
    context,
    read: (from) => readTeamDeposits(account, from, context),
    exceeded: () => {
      isExceeded = true;
      return closed;
    },
    unavailable: closed,
    onBreak: closed,
    // The market of the receiver is not known here.
    requiresChoice: false,
    mayCallPlatform: false,
    // The break is the receiver's.
    requested: () => undefined,
  });
  return {
    ...guard,
    async admit(key) {
      const receiver = await readReceiver(account, context);
      if (receiver === "outside") return null;
      // Asked whatever the platform says, so that each reason takes the same steps.
      const free = await isFree(account, context);
      const { limits, brand, platform } = context.scope;
      const tries = `credit:${brand.id}:${platform.origin}:${account.toLowerCase()}`;
      // Amounts that are tried out would tell the limit: after some of them each has the same answer.
      if ((await limits.failures(tries, triesMs)) >= mostTries) return closed;
      const refusal = receiver === "open" && free ? await guard.admit(key) : closed;
      if (isExceeded) await limits.fail(tries, triesMs);
      return refusal;
    },
  };
}

/** The receiver by the platform (CA66). Without that call the platform decides when the money is sent. */
async function readReceiver(
  account: string,
  context: GatewayContext,
): Promise<"open" | "closed" | "outside"> {
  const today = rangeOf(null, context.scope);
  const requested = context.platform.call(downlineAccount, { account, ...today });
  const known = await orIfNotBelow(requested, "outside" as const).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
    return null;
  });
  if (known === "outside") return known;
  return known?.member.frozen ? "closed" : "open";
}

/** Whether neither the account nor its person, as far as known, is on a break; false when that can't be asked. */
async function isFree(account: string, context: GatewayContext): Promise<boolean> {
  const now = platformNow(context);
  try {
    const { register, protection } = context.scope;
    const { break: open, person } = await protection.of(account).signInState(now);
    return !(await register.hasAny(person.entries, now)) && open === null;
  } catch (error) {
    logUnreachable(context.scope, error);
    return false;
  }
}

/** What the platform has made. */
interface Made {
  id: string | null;
  expiresAt?: number | null;
}

interface Settings {
  account: string;
  amount: string;
  context: GatewayContext;
  read: (from: number) => Promise<DepositRecords>;
  exceeded: (use: Extract<DepositDecision, { state: "EXCEEDED" }>["use"]) => ChangeFailure;
  /** The refusal when the limits or the records can't be read. */
  unavailable: ChangeFailure;
  /** The refusal during a break of the receiver. */
  onBreak: ChangeFailure;
  /** Whether a first deposit waits for the choice of a limit (G4). */
  requiresChoice: boolean;
  /** Whether the viewer's token reads the platform's own limits of the account (G40). */
  mayCallPlatform: boolean;
  /** Learns the state of each answer of the object; null when it can't be reached. */
  requested: (state: DepositDecision["state"] | null) => void;
}

function depositGuard<T extends Made>(settings: Settings): MoneyGuard<T> {
  const { account, amount, context, read, exceeded, unavailable, onBreak, requested } = settings;
  const { requiresChoice, mayCallPlatform } = settings;
  const { scope } = context;
  const protection = scope.protection.of(account);
  const reserve = async (key: string, records: DepositRecords | null) => {
    const { gmtOffset } = scope.brand;
    const now = platformNow(context);
    const request = { key, amount, now, gmtOffset, records, requiresChoice, mayCallPlatform };
    const send = () => protection.reserve(request);
    const decision = await withPlatformLimits(protection, context, send);
    requested(decision.state);
    return decision;
  };
  return {
    async admit(key) {
      try {
        let decision = await reserve(key, null);
        if (decision.state === "RECORDS_NEEDED") {
          decision = await reserve(key, await read(decision.from));
        }
        if (decision.state === "ALLOWED") return null;
        if (decision.state === "ON_BREAK") return onBreak;
        if (decision.state === "CHOICE_NEEDED") return refused("LIMIT_CHOICE_NEEDED");
        // Records are needed again only when a window has just begun.
        return decision.state === "EXCEEDED" ? exceeded(decision.use) : unavailable;
      } catch (error) {
        if (!(error instanceof PlatformError)) {
          requested(null);
          logUnreachable(scope, error);
        }
        return unavailable;
      }
    },
    made: (key, { id, expiresAt }) =>
      protection.made(key, id, platformNow(context), expiresAt ?? null),
    undone: (key) => protection.undone(key),
  };
}
