/**
 * Dialogs that are pages as well (M3, M8, M10; M12 is `ChatGate`). Over another page they have its address with
 * `?dialog=`, so that links, reloads and Back work. Without JavaScript their links open the page.
 */
export const pageDialogs = { app: "/down", help: "/help", mini: "/mini", chat: "/chat" } as const;

export type PageDialog = keyof typeof pageDialogs;

/** The dialogs of `DialogGate`. */
export type GateDialog = Exclude<PageDialog, "chat">;

/** Message keys of their names. */
export const dialogTitles = { app: "nav.download", help: "nav.help", mini: "nav.mini" } as const;

/** Whether mini games have an entry: if the platform has any (M10, A94). */
export const hasMiniGames = (categories: readonly { type: string }[]): boolean =>
  categories.some(({ type }) => type === "MINI");

/** Returns the dialog in an address, or null. */
export function dialogIn(search: string): PageDialog | null {
  const name = new URLSearchParams(search).get("dialog") ?? "";
  return Object.hasOwn(pageDialogs, name) ? (name as PageDialog) : null;
}

/** Returns the address with this dialog, or without a dialog for null. */
export function withDialog(pathname: string, search: string, name: PageDialog | null): string {
  const query = new URLSearchParams(search);
  if (name) query.set("dialog", name);
  else query.delete("dialog");
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
