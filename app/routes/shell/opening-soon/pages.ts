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
    path: "/lottery",
    coverage: "R45",
    titleKey: "shell.pageLottery",
    only: "accounts",
    needsPlace: "page",
  },
  {
    path: "/seaLottery",
    coverage: "R46",
    titleKey: "shell.pageSeaLottery",
    only: "accounts",
    needsPlace: "page",
  },
  {
    path: "/vnLottery",
    coverage: "R47",
    titleKey: "shell.pageVnLottery",
    only: "accounts",
    needsPlace: "page",
  },
];

/** The page at a path, matched without regard to case, as the router does. */
export function soonPageAt(pathname: string): SoonPage | null {
  const path = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return openingSoon.find((known) => known.path.toLowerCase() === path) ?? null;
}
