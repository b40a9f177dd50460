/** The filters of the promotions' list, which are in its address. */
import type { PromotionKind, PromotionState } from "~/graphql/generated/graphql";
import { presetsAhead } from "~/reports/range/range.ts";
import type { Period } from "./period.ts";

export const states = ["CLAIMABLE", "JOINED", "NOT_JOINED", "ENDED"] as const;
export const kinds = ["DEPOSIT", "LOSSES", "GAMES", "FRIENDS", "VIP", "OTHER"] as const;

export interface PromotionFilters {
  kind: PromotionKind | null;
  /** Of members only. */
  state: PromotionState | null;
  /** Only promotions that begin within so many days. */
  days: (typeof presetsAhead)[number] | null;
}

/** Reads the filters of an address; anything unknown filters nothing. */
export function readFilters(query: URLSearchParams): PromotionFilters {
  const chosen = (name: string) => query.get(name)?.toUpperCase();
  return {
    kind: kinds.find((kind) => kind === chosen("kind")) ?? null,
    state: states.find((state) => state === chosen("state")) ?? null,
    days: presetsAhead.find((days) => String(days) === chosen("days")) ?? null,
  };
}

/** Returns the address of the list with these filters. */
export function filteredPath({ kind, state, days }: PromotionFilters): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state.toLowerCase());
  if (kind) query.set("kind", kind.toLowerCase());
  if (days) query.set("days", String(days));
  return query.size > 0 ? `/promotions?${query}` : "/promotions";
}

/** The groups of the list, in its order (H14): a member's by state, what has not begun, and what is over. */
export const sections = ["CLAIMABLE", "JOINED", "OPEN", "UPCOMING", "CLOSED"] as const;
export type Section = (typeof sections)[number];

/** The group of a promotion; `state` is null for guests. */
export function sectionOf({
  state,
  period,
}: {
  state: PromotionState | null;
  period: Period;
}): Section {
  if (state === "ENDED" || period === "over") return "CLOSED";
  if (state === "CLAIMABLE" || state === "JOINED") return state;
  return period === "upcoming" ? "UPCOMING" : "OPEN";
}

interface Placed {
  section: Section;
  endsAt: number | null;
}

/** Sorts by group, and those that a member takes part in by their end; the others keep the operator's order. */
export function inSections<T extends Placed>(promotions: readonly T[]): T[] {
  const place = ({ section }: Placed) => sections.indexOf(section);
  const end = ({ section, endsAt }: Placed) =>
    section === "CLAIMABLE" || section === "JOINED" ? (endsAt ?? Number.MAX_SAFE_INTEGER) : 0;
  return promotions.toSorted((a, b) => place(a) - place(b) || end(a) - end(b));
}

interface Filtered {
  kind: PromotionKind;
  state: PromotionState | null;
}

/** Whether a promotion passes the filters of kind and state. */
export const passes = (
  promotion: Filtered,
  { kind, state }: Pick<PromotionFilters, "kind" | "state">,
): boolean =>
  (kind === null || promotion.kind === kind) && (state === null || promotion.state === state);
