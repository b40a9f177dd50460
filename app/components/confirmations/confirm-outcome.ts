import type { FormOutcome } from "~/forms/answers/form-outcome.ts";

/** The result of a confirmation or a dispute. */
export interface ConfirmOutcome extends FormOutcome {
  /** The withdrawal; empty for all of them. */
  id: string;
}
