import type { LaunchRefusal, RefusalReason } from "~/graphql/generated/graphql";
import type { GameRef } from "./game-ref.ts";

/** What stands in the way of a launch, for the page and for the dialog alike. */
export type LaunchOutcome = { game: GameRef; mode: "play" | "trial" } & (
  | { kind: "refused"; reason: LaunchRefusal | RefusalReason }
  | { kind: "throttled"; retryAfterMs: number }
  /** M15. */
  | { kind: "realAccountRequired" }
  /** M11: the vendor's games are to be chosen from. */
  | { kind: "vendorList" }
);
