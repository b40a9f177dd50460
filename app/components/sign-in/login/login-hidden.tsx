import { EnterSubmits } from "~/forms/fields/submit-button.tsx";
import type { LoginFacts } from "./load-login.server.ts";

interface Props {
  /** What Enter does in the form. */
  intent: string;
  found: Pick<LoginFacts, "returnTo" | "formKey">;
  /** Which button is at work, or null. */
  pending: string | null;
  /** Whether the page under the form stays. */
  stays?: boolean | undefined;
}

/** What every form of the login sends without showing it. */
export function LoginHidden({ intent, found, pending, stays }: Props) {
  return (
    <>
      <EnterSubmits intent={intent} pending={pending} />
      <input type="hidden" name="returnTo" value={found.returnTo} />
      <input type="hidden" name="key" value={found.formKey} />
      {stays ? <input type="hidden" name="stays" value="1" /> : null}
    </>
  );
}
