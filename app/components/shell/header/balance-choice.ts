const cookie = "__Host-balance";

/** Whether the visitor hides the balance (K26). It is a cookie, so that the server never renders a hidden balance. */
export function balanceIsHidden(cookies: string | null): boolean {
  return /(?:^|;\s*)__Host-balance=hidden(?:;|$)/.test(cookies ?? "");
}

/** Saves the choice for a year. Browser only. */
export function rememberBalance(hidden: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${hidden ? "hidden" : "shown"}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
}
