import { dayMs, startOfDay } from "../records/days.ts";
import type { ContractKind } from "./terms.ts";

/** K30: real-time salary settles every five minutes. */
const realtimeMs = 5 * 60_000;
const hourMs = 3_600_000;
// 1970 began on a Thursday.
const mondayShift = 3 * dayMs;

/** The span a settlement covers, in milliseconds; `to` is no part of it. */
export interface Window {
  from: number;
  to: number;
}

/**
 * The window of a contract that a time lies in (UTC): five minutes, an hour, or for the other kinds
 * its period: D day, W week from Monday, H half a month, M month (D-30).
 */
export function windowAt(kind: ContractKind, period: string, time: number): Window {
  if (kind === "REALTIME") return evenly(time, realtimeMs, 0);
  if (kind === "HOURLY") return evenly(time, hourMs, 0);
  if (period === "D") return evenly(time, dayMs, 0);
  if (period === "W") return evenly(time, 7 * dayMs, mondayShift);
  const day = new Date(startOfDay(time));
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const first = Date.UTC(year, month, 1);
  const next = Date.UTC(year, month + 1, 1);
  if (period === "M") return { from: first, to: next };
  const middle = Date.UTC(year, month, 16);
  return time < middle ? { from: first, to: middle } : { from: middle, to: next };
}

function evenly(time: number, width: number, shift: number): Window {
  const from = Math.floor((time + shift) / width) * width - shift;
  return { from, to: from + width };
}
