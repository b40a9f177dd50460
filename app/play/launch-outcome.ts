import { isRefusedFor, type Refusal } from "~/forms/refusal/refusal.ts";
import type { LaunchRefusal } from "~/graphql/generated/graphql";
import type { GameRef } from "./game-ref.ts";

/** What stands in the way of a launch, for the page and for the dialog alike. */
export type LaunchOutcome = {
  game: GameRef;
  mode: "play" | "trial";
  /** The room that was chosen, for another try; none where there is nothing to choose. */
  room?: string | null;
} & (
  | Refusal
  /** The game's own reason (S27). */
  | { kind: "notStarted"; reason: LaunchRefusal }
  /** M11: the vendor's games are to be chosen from. */
  | { kind: "vendorList" }
);

/** M15: a trial account wants to play for money. */
export const needsRealAccount = (outcome: LaunchOutcome) =>
  isRefusedFor("REAL_ACCOUNT_REQUIRED", outcome);
