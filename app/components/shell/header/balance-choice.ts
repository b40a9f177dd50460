const cookie = "balance";

/** Whether the visitor chose to hide the balance (K26). A cookie, so that the server never shows it first. */
export function balanceIsHidden(cookies: string | null): boolean {
  return /(?:^|;\s*)balance=hidden(?:;|$)/.test(cookies ?? "");
}

/** Remembers the choice for a year. Browser only. */
export function rememberBalance(hidden: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${hidden ? "hidden" : "shown"}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
}
