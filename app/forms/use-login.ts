/** Who is signed in, and the way to the login dialog, for what stands around them: `login-gate.tsx` provides it. */
import { createContext, useContext } from "react";
import type { Role } from "~/graphql/generated/graphql";

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
