/**
 * Dialogs that are pages as well (M3, M8, M10, and M12, which is `ChatGate`): over whatever page one is on their address is its own with
 * `?dialog=`, so that a link leads to them, a reload keeps them and going back closes them. Without
 * JavaScript their links lead to the page.
 */
export const pageDialogs = { app: "/down", help: "/help", mini: "/mini", chat: "/chat" } as const;

export type PageDialog = keyof typeof pageDialogs;

/** Those that `DialogGate` shows. */
export type GateDialog = Exclude<PageDialog, "chat">;

/** The texts that name them. */
export const dialogTitles = { app: "nav.download", help: "nav.help", mini: "nav.mini" } as const;

/** M10, A94: mini games have an entry where the platform has any. */
export const hasMiniGames = (categories: readonly { type: string }[]): boolean =>
  categories.some(({ type }) => type === "MINI");

/** The dialog that an address asks for, or null. */
export function dialogIn(search: string): PageDialog | null {
  const name = new URLSearchParams(search).get("dialog") ?? "";
  return Object.hasOwn(pageDialogs, name) ? (name as PageDialog) : null;
}

/** The same address with this dialog over it; without any for null. */
export function withDialog(pathname: string, search: string, name: PageDialog | null): string {
  const query = new URLSearchParams(search);
  if (name) query.set("dialog", name);
  else query.delete("dialog");
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
