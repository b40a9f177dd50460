import type { BottomKey } from "./destinations.ts";
import type { NavEntry } from "./nav-entries.ts";

const icons: Record<NavEntry["key"] | BottomKey, string> = {
  home: "icon-house",
  hot: "icon-flame",
  promotions: "icon-gift",
  rng: "icon-cherry",
  slots: "icon-cherry",
  live: "icon-spade",
  fish: "icon-fish",
  pvp: "icon-swords",
  sports: "icon-trophy",
  esports: "icon-gamepad-2",
  cockfight: "icon-bird",
  lott: "icon-ticket",
  elott: "icon-ticket",
  bingo: "icon-grid-3x3",
  mini: "icon-dices",
  other: "icon-gamepad-2",
  favorite: "icon-heart",
  recent: "icon-clock",
  account: "icon-user-round",
};

/** The decorative icon of an entry, beside its name. */
export function NavIcon({ name, className }: { name: keyof typeof icons; className?: string }) {
  return <i className={className ? `${icons[name]} ${className}` : icons[name]} />;
}
