/** Who is signed in, and the way to the login dialog, for what stands around them: `login-gate.tsx` provides it. */
import { createContext, type RefObject, useContext, useEffect, useRef } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { isRefusedFor } from "~/forms/refusal/refusal.ts";
import type { Role } from "~/graphql/generated/graphql";
import { afterPaint } from "~/ui/lazy/after-paint.ts";

export interface LoginGateValue {
  /** Null for a guest. */
  role: Role | null;
  /**
   * Opens the login dialog in place (A20). After a login the visitor goes to `returnTo`, a path of
   * this origin; the current page when left out.
   */
  openLogin(returnTo?: string): void;
  /** Asks before signing out (M14). */
  confirmLogout(): void;
}

export const LoginGateContext = createContext<LoginGateValue>({
  role: null,
  openLogin: () => undefined,
  confirmLogout: () => undefined,
});

/** Who is signed in as far as the page knows, and the way to the login dialog. */
export function useLogin(): LoginGateValue {
  return useContext(LoginGateContext);
}

/**
 * Opens the login over a form that was sent after its session had ended (A20). The form stays as it was typed and is
 * never sent by itself; what may not be shown again goes, as it would with the page.
 * @returns what it came to otherwise
 */
export function useLoginAgain(form: RefObject<HTMLFormElement>, outcome: FormOutcome | undefined) {
  const { openLogin } = useLogin();
  const over = isRefusedFor("NOT_SIGNED_IN", outcome?.problem ?? null) ? outcome : undefined;
  // A fetcher keeps its answer when the login is done.
  const told = useRef<FormOutcome>();
  useEffect(() => {
    if (!over || told.current === over) return;
    forgetSecrets(form, over.values);
    // The answer may still end a navigation, which closes dialogs.
    return afterPaint(() => {
      told.current = over;
      openLogin();
    });
  }, [form, over, openLogin]);
  return over ? undefined : outcome;
}

/** Empties what was typed and is not among the values that may be shown again. */
function forgetSecrets({ current }: RefObject<HTMLFormElement>, shown: FormOutcome["values"]) {
  for (const field of current?.querySelectorAll<HTMLInputElement>("input.field") ?? [])
    if (!(field.name in shown)) field.value = "";
}
