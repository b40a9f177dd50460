/** Deposits ask the account's limits before they are sent (G7), whoever sends them. */
import { viewerOf } from "../../access/viewer.ts";
import { type ChangeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { MoneyGuard } from "../../mutations/money-guard.ts";
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { DepositDecision } from "../../protection/account-protection.ts";
import type { DepositRecords } from "../../protection/deposit-check.ts";
import type { LimitPeriod } from "../../protection/limit-windows.ts";
import type { GatewayContext } from "../../request/context.ts";
import { readOwnDeposits, readTeamDeposits } from "./deposit-records.ts";
import { logUnreachable } from "./log-unreachable.ts";

const exceededKeys: Record<LimitPeriod, string> = {
  DAY: "validation.depositLimitDay",
  WEEK: "validation.depositLimitWeek",
  MONTH: "validation.depositLimitMonth",
};

/** The guard of a deposit of the viewer. A refusal names the limit and what is left of it. */
export async function ownDepositGuard<T extends { id: string | null }>(
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
    onBreak: { failure: refused("ON_BREAK"), readsFirst: false },
    asksChoice: context.scope.market.limits.askAtRegistration,
  });
}

/**
 * The guard of money that an agent sends to an account of the team: it counts as a deposit there. The refusal does not
 * say why, so that an agent can't tell a limit from another reason (G20).
 */
export function teamTransferGuard<T extends { id: string | null }>(
  { account, amount }: { account: string; amount: string },
  context: GatewayContext,
): MoneyGuard<T> {
  const closed = refused("RECEIVER_UNAVAILABLE");
  return depositGuard<T>({
    account,
    amount,
    context,
    read: (from) => readTeamDeposits(account, from, context),
    exceeded: () => closed,
    unavailable: closed,
    // A platform call, as where the platform itself refuses the receiver: the time does not tell the reason (G20).
    onBreak: { failure: closed, readsFirst: true },
    // The market of the receiver is not known here.
    asksChoice: false,
  });
}

interface Settings {
  account: string;
  amount: string;
  context: GatewayContext;
  read: (from: number) => Promise<DepositRecords>;
  exceeded: (use: Extract<DepositDecision, { state: "EXCEEDED" }>["use"]) => ChangeFailure;
  /** The refusal when the limits or the records can't be read. */
  unavailable: ChangeFailure;
  /** The refusal during a break of the receiver, and whether records are read before it. */
  onBreak: { failure: ChangeFailure; readsFirst: boolean };
  /** Whether a first deposit waits for the choice of a limit (G4). */
  asksChoice: boolean;
}

function depositGuard<T extends { id: string | null }>(settings: Settings): MoneyGuard<T> {
  const { account, amount, context, read, exceeded, unavailable, onBreak, asksChoice } = settings;
  const { scope } = context;
  const protection = scope.protection.of(account);
  const reserve = (key: string, records: DepositRecords | null) => {
    const { gmtOffset } = scope.brand;
    const now = platformNow(context);
    return protection.reserve({ key, amount, now, gmtOffset, records, asksChoice });
  };
  return {
    async admit(key) {
      try {
        let decision = await reserve(key, null);
        if (decision.state === "RECORDS_NEEDED") {
          decision = await reserve(key, await read(decision.from));
        }
        if (decision.state === "ALLOWED") return null;
        if (decision.state === "ON_BREAK") {
          if (onBreak.readsFirst) await read(platformNow(context));
          return onBreak.failure;
        }
        if (decision.state === "CHOICE_NEEDED") return refused("LIMIT_CHOICE_NEEDED");
        // Records are needed again only when a window has just begun.
        return decision.state === "EXCEEDED" ? exceeded(decision.use) : unavailable;
      } catch (error) {
        if (!(error instanceof PlatformError)) logUnreachable(scope, error);
        return unavailable;
      }
    },
    made: (key, { id }) => protection.made(key, id, platformNow(context)),
    undone: (key) => protection.undone(key),
  };
}
