import type { MessageKey } from "~/i18n/i18n.tsx";

const notices: Readonly<Record<string, MessageKey>> = {
  "favorite=failed": "lobby.favorite.failed",
  "favorite=tooFast": "lobby.favorite.tooFast",
  "notice=real-account": "errors.in_need_true_account",
};

/**
 * Returns the message that an address names, or null: the result of a favourite button without JavaScript (A38), and the redirect
 * of a trial account (A21, M15).
 */
export function urlMessage(search: string): MessageKey | null {
  const params = new URLSearchParams(search);
  for (const name of ["favorite", "notice"]) {
    const found = notices[`${name}=${params.get(name)}`];
    if (found) return found;
  }
  return null;
}
