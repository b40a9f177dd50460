import type { PlatformSettings } from "../../request/request-scope.ts";
import type { CallGroup } from "../call.ts";

/** Time limit of a call by group, from getting a connection, in ms (docs/reliability.md). */
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

/** Groups whose limit is multiplied for a distant or slow platform. */
const stretched: readonly CallGroup[] = ["public", "personal", "report"];

/** The time limit at this platform in ms: `PLATFORM_PATIENCE` multiplies the limits of reads. */
export const timeLimit = (group: CallGroup, { timeoutFactor }: PlatformSettings): number =>
  timeLimits[group] * (stretched.includes(group) ? timeoutFactor : 1);

/** Default maximum size of a response, in bytes. */
export const defaultMaxBytes = 1024 * 1024;
