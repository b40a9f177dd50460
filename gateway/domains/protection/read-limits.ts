/** The viewer's deposit limits with what is used of them (G6). */
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import { type DepositRecords, depositedIn } from "../../protection/deposit-check.ts";
import { confirmableAt, type DepositLimit } from "../../protection/deposit-limit.ts";
import {
  type LimitPeriod,
  type LimitWindow,
  limitPeriods,
  windowAt,
} from "../../protection/limit-windows.ts";
import type { GatewayContext } from "../../request/context.ts";
import { readOwnDeposits } from "./deposit-records.ts";
import { viewersProtection } from "./reach.ts";

export interface DepositLimitsModel {
  periods: DepositLimitModel[];
  /** Reads the platform's records when it is first called; null when they can't be read. */
  records: () => Promise<DepositRecords | null>;
}

export interface DepositLimitModel {
  period: LimitPeriod;
  window: LimitWindow;
  limit: DepositLimit | null;
  /** What was deposited in the window; null when the records can't be read. Reads them at the first call. */
  used: () => Promise<string | null>;
}

/**
 * Returns the limits. The records are read only if a field needs them, once for all.
 * @throws Error when the protection can't be reached
 */
export async function readDepositLimits(context: GatewayContext): Promise<DepositLimitsModel> {
  const { scope } = context;
  const now = platformNow(context);
  const windows = limitPeriods.map((period) => ({
    period,
    window: windowAt(period, now, scope.brand.gmtOffset),
  }));
  const { limits, attempts } = await (await viewersProtection(context)).read(now);
  let reading: Promise<DepositRecords | null> | undefined;
  const records = () => {
    const earliest = Math.min(...windows.map(({ window }) => window.from));
    reading ??= readOwnDeposits(earliest, context).catch((error: unknown) => {
      if (error instanceof PlatformError) return null;
      throw error;
    });
    return reading;
  };
  return {
    records,
    periods: windows.map(({ period, window }) => ({
      period,
      window,
      limit: limits.find((limit) => limit.period === period) ?? null,
      used: async () => {
        const read = await records();
        return read && depositedIn(window, read, attempts, now);
      },
    })),
  };
}

/** The open request of a limit, as the schema has it. */
export function requestOf({ request }: DepositLimit) {
  if (!request) return null;
  const { from, until } = confirmableAt(request);
  return {
    limit: request.amount,
    askedAt: request.askedAt,
    confirmFrom: from,
    confirmUntil: until,
  };
}
