/** The viewer and the login dialog, for components below `login-gate.tsx`. */
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
  /** Opens the question before a logout (M14). */
  confirmLogout(): void;
}

export const LoginGateContext = createContext<LoginGateValue>({
  role: null,
  openLogin: () => undefined,
  confirmLogout: () => undefined,
});

/** Returns the viewer that the page knows, and functions that open the login and logout dialogs. */
export function useLogin(): LoginGateValue {
  return useContext(LoginGateContext);
}

/**
 * Opens the login dialog over a form that was sent after the session's end (A20). The form keeps its values except
 * secrets, and is not sent again by itself.
 * @returns the outcome; undefined for one that found no session
 */
export function useLoginAgain(form: RefObject<HTMLFormElement>, outcome: FormOutcome | undefined) {
  const { openLogin } = useLogin();
  const over = isRefusedFor("NOT_SIGNED_IN", outcome?.problem ?? null) ? outcome : undefined;
  // A fetcher still has its answer after the login.
  const reported = useRef<FormOutcome>();
  useEffect(() => {
    if (!over || reported.current === over) return;
    forgetSecrets(form, over.values);
    // The answer can end a navigation, which would close the dialog.
    return afterPaint(() => {
      reported.current = over;
      openLogin();
    });
  }, [form, over, openLogin]);
  return over ? undefined : outcome;
}

/** Clears the fields whose values may not be shown again. */
function forgetSecrets({ current }: RefObject<HTMLFormElement>, shown: FormOutcome["values"]) {
  for (const field of current?.querySelectorAll<HTMLInputElement>("input.field") ?? [])
    if (!(field.name in shown)) field.value = "";
}
