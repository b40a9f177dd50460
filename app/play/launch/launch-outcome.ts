import { isRefusedFor, type Refusal } from "~/forms/refusal/refusal.ts";
import type { LaunchRefusal } from "~/graphql/generated/graphql";
import type { GameRef } from "~/play/game-ref.ts";

/** Why a launch failed or needs a choice, for the page and the dialog. */
export type LaunchOutcome = {
  game: GameRef;
  mode: "play" | "trial";
  /** The chosen room, for a retry; none for a game without rooms. */
  room?: string | null;
} & (
  | Refusal
  /** The reason that the game gives (S27); of a reached limit also when it ends, in ms since the epoch (G7). */
  | { kind: "notStarted"; reason: LaunchRefusal; until?: number }
  /** M11: the visitor has to choose one of the vendor's games. */
  | { kind: "vendorList" }
);

/** M15: a trial account cannot play for money. */
export const needsRealAccount = (outcome: LaunchOutcome) =>
  isRefusedFor("REAL_ACCOUNT_REQUIRED", outcome);
