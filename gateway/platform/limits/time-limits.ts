import type { PlatformSettings } from "../../request/request-scope.ts";
import type { CallGroup } from "../call.ts";

/** Time a call of each group may take once it has a connection, in ms (docs/reliability.md). */
export const timeLimits: Readonly<Record<CallGroup, number>> = {
  public: 1500,
  personal: 2000,
  report: 10_000,
  login: 8000,
  sms: 8000,
  mail: 8000,
  registration: 8000,
  launch: 8000,
  money: 15_000,
  note: 5000,
};

/** Reads that pages are made of: a platform that is far away or slow may take a multiple of their limit. */
const stretched: readonly CallGroup[] = ["public", "personal", "report"];

/** The same at this platform, in ms: `PLATFORM_PATIENCE` stretches the limits of reads. */
export const timeLimit = (group: CallGroup, { timeoutFactor }: PlatformSettings): number =>
  timeLimits[group] * (stretched.includes(group) ? timeoutFactor : 1);

/** Bytes an answer may have unless its row says otherwise. */
export const defaultMaxBytes = 1024 * 1024;
