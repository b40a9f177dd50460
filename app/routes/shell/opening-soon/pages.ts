import type { MessageKey } from "~/i18n/i18n.tsx";
import type { NeedsPlace } from "~/portal-context.ts";

interface SoonPage {
  path: string;
  coverage: string;
  titleKey: MessageKey;
  /** Who may see it (A20–A22, R-G4); everybody when left out. */
  only?: "accounts" | "members";
  /** Play and money are closed where nobody knows the visitor's country (A74). */
  needsPlace?: NeedsPlace;
}

/** Pages of the specification that open with a later issue. A test lists them, so that the list shrinks visibly. */
export const openingSoon: readonly SoonPage[] = [
  {
    path: "/pointMall",
    coverage: "R49",
    titleKey: "shell.pagePointMall",
    only: "members",
    needsPlace: "page",
  },
];

/** The page at a path, matched without regard to case, as the router does. */
export function soonPageAt(pathname: string): SoonPage | null {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return openingSoon.find((known) => known.path.toLowerCase() === path) ?? null;
}
