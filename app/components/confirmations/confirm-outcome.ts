import type { FormOutcome } from "~/forms/answers/form-outcome.ts";

/** What saying something about a withdrawal came to. */
export interface ConfirmOutcome extends FormOutcome {
  /** Which withdrawal's; empty for all of them. */
  id: string;
}
