import type { PlatformSettings } from "../scope.ts";
import type { CallGroup } from "./call.ts";

/** Time a call of each group may take once it has a connection, in ms (docs/reliability.md). */
export const timeLimits: Readonly<Record<CallGroup, number>> = {
  public: 1500,
  personal: 2000,
  login: 8000,
  sms: 8000,
  mail: 8000,
  registration: 8000,
  launch: 8000,
  money: 15_000,
  note: 5000,
};

/**
 * The same at this platform, which may be far away or slow (`PLATFORM_PATIENCE`), in ms. What has eight seconds
 * and more has room for that.
 */
export const timeLimit = (group: CallGroup, { patience }: PlatformSettings): number =>
  timeLimits[group] * (group === "public" || group === "personal" ? patience : 1);

/** Bytes an answer may have unless its row says otherwise. */
export const defaultMaxBytes = 1024 * 1024;
