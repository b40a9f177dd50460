import Bird from "lucide-react/icons/bird";
import Cherry from "lucide-react/icons/cherry";
import Clock from "lucide-react/icons/clock";
import Dices from "lucide-react/icons/dices";
import Fish from "lucide-react/icons/fish";
import Flame from "lucide-react/icons/flame";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Gift from "lucide-react/icons/gift";
import Grid3x3 from "lucide-react/icons/grid-3x3";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Spade from "lucide-react/icons/spade";
import Swords from "lucide-react/icons/swords";
import Ticket from "lucide-react/icons/ticket";
import Trophy from "lucide-react/icons/trophy";
import UserRound from "lucide-react/icons/user-round";
import type { NavEntry } from "./nav-entries.ts";
import type { BottomKey } from "./places.ts";

const icons: Record<NavEntry["key"] | BottomKey, typeof House> = {
  home: House,
  hot: Flame,
  promotions: Gift,
  rng: Cherry,
  slots: Cherry,
  live: Spade,
  fish: Fish,
  pvp: Swords,
  sports: Trophy,
  esports: Gamepad2,
  cockfight: Bird,
  lott: Ticket,
  elott: Ticket,
  bingo: Grid3x3,
  mini: Dices,
  other: Gamepad2,
  favorite: Heart,
  recent: Clock,
  account: UserRound,
};

/** The icon of a place; decoration beside its name. */
export function NavIcon({ name, className }: { name: keyof typeof icons; className?: string }) {
  const Icon = icons[name];
  return <Icon className={className} aria-hidden="true" />;
}
