import { data as answer } from "@remix-run/cloudflare";
import { statusOf } from "~/forms/refusal/refusal.server.ts";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { Outcome } from "./outcome.ts";

/** It worked. */
export function done(id: string, money: Extract<Outcome, { kind: "done" }>["money"] = null) {
  return answer<Outcome>({ kind: "done", id, money });
}

/**
 * The request failed, with the status for its reason.
 * @param key of the attempt, for one that can be made again
 */
export function refusedWith(id: string, refusal: Refusal, key?: string) {
  return answer<Outcome>({ ...refusal, id, ...(key ? { key } : {}) }, statusOf(refusal));
}
