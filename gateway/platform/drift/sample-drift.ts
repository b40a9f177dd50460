/**
 * Drift in production (O3): now and then a response is compared with its row, by the judge of `/dev/platform`. Only the
 * names and types of fields are counted.
 */
import { series } from "../../metrics/series.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { Lru } from "../../values/lru.ts";
import type { Call } from "../call.ts";
import type { CallRecord } from "../call-log.ts";
import { driftOf } from "./drift.ts";

/** Of each row an isolate compares the first response, and then one of so many. */
const oneOf = 50;
/** Longer texts are not compared: that would take some milliseconds of a visitor's request. */
const longestChars = 256 * 1024;

/** Responses since the last comparison, by row, brand and platform. */
const since = new Lru<{ left: number }>(1000);

export function sampleDrift(
  scope: Pick<RequestScope, "brand" | "platform" | "count">,
  row: Call,
  { outcome, status }: Pick<CallRecord, "outcome" | "status">,
  text: string | null,
): void {
  if (text === null || text.length > longestChars || status === 204) return;
  const name = `${row.id} ${scope.brand.id} ${scope.platform.origin}`;
  const turn = since.get(name) ?? { left: 0 };
  since.set(name, turn, 1);
  turn.left -= 1;
  if (turn.left >= 0) return;
  turn.left = oneOf - 1;
  const drift = driftOf(row, text, outcome === "ok" ? "ok" : undefined);
  // A refusal has a shape of its own.
  if (drift === null) return;
  scope.count(series.compared(row.id));
  for (const { kind, path, got } of drift.differences) {
    scope.count(series.drift(row.id, kind, nameOnly(path), kind === "type" ? got : ""));
  }
}

/** A path without names that could be somebody's: of a field that no schema has, only its beginning is certain. */
const nameOnly = (path: string): string =>
  path
    .split(".")
    .map((part) => (/^[A-Za-z_][A-Za-z_]{0,40}\d{0,2}(\[\])*$/.test(part) ? part : "*"))
    .join(".");
