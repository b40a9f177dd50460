/** What the rewards page lists (H14): one shape for rewards, missions, promotions, bonuses and the rebate. */
import type {
  ActivityStatus,
  MoneyFragment,
  RewardKind as RewardOrigin,
} from "~/graphql/generated/graphql";
import type { RewardKind } from "./reward-kinds.ts";

export const rewardStates = ["claim", "progress", "done"] as const;
/** Whether it waits to be claimed, is under way, or is over. */
export type RewardState = (typeof rewardStates)[number];

/** What is counted, as decimal text. */
export interface ItemProgress {
  counts: "AMOUNT" | "ROUNDS" | "FRIENDS";
  done: string;
  needed: string;
  /** What is missing; 0 when it is done. */
  missing: string;
  currency: string | null;
  percent: number;
}

/** What a card's form sends. */
export type ClaimFields =
  | { rewardId: string }
  | { intent: "promotion"; id: string; idempotencyKey: string }
  | { intent: "rebate"; idempotencyKey: string };

/** The one next step of a card. */
export type ItemStep =
  | { kind: "claim"; fields: ClaimFields }
  | { kind: "deposit" | "invite" }
  /** `games` is the type that counts; null for all games. */
  | { kind: "play"; games: string | null };

export interface RewardItem {
  /** Identifies the card on its page, and the answer of its form. */
  id: string;
  kind: RewardKind;
  state: RewardState;
  /** Empty for the rebate, which the page names. */
  name: string;
  /** Where a reward comes from. */
  origin: RewardOrigin | null;
  text: string | null;
  /** Null for the rebate. */
  status: ActivityStatus | null;
  amount: MoneyFragment | null;
  /** Whether `amount` is the most that there can be. */
  isMaximum: boolean;
  progress: ItemProgress | null;
  /** From when on it counts, or the rebate can be taken. */
  startsAt: number | null;
  endsAt: number | null;
  /** When it was given. */
  at: number | null;
  /** The page with its terms. */
  page: string | null;
  step: ItemStep | null;
}

/** The id of a card. Missions are rewards to their form, so they share it. */
export const cardOf = (kind: RewardKind, id = ""): string =>
  `${kind === "missions" ? "rewards" : kind}-${id}`;

/** What sends an attempt of a card again, by its key; null for rewards, which have none. */
export function againOf(card: string, idempotencyKey: string): ClaimFields | null {
  if (card === cardOf("rebate")) return { intent: "rebate", idempotencyKey };
  const start = cardOf("promotions");
  return card.startsWith(start)
    ? { intent: "promotion", id: card.slice(start.length), idempotencyKey }
    : null;
}

const states: Readonly<Record<ActivityStatus, RewardState>> = {
  CLAIM: "claim",
  APPLYING: "progress",
  COMING: "progress",
  JOIN: "progress",
  PROCESS: "progress",
  SIGNED: "progress",
  CLAIMED: "done",
  CLOSE: "done",
  ISSUED: "done",
  REJECTED: "done",
};

/** The group of a reward, mission or bonus by its status (S30). */
export const stateOf = (status: ActivityStatus): RewardState => states[status];

/** Sorts what ends first to the front; without an end it is behind, in the platform's order. */
export const byEnd = (items: readonly RewardItem[]): RewardItem[] =>
  items.toSorted((a, b) => endOf(a) - endOf(b));

const endOf = ({ endsAt }: RewardItem) => endsAt ?? Number.MAX_SAFE_INTEGER;
