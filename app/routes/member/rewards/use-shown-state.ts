import { useRef } from "react";
import type { RewardItem, RewardState } from "~/components/claims/items.ts";

/**
 * Returns the group that a card is shown in: the one in which this page showed it first, so that a card that was claimed
 * stays in its place with its answer until the visitor comes again.
 * @param page the address of the page; another one begins anew
 * @param before the answer of a page without scripts, whose card was claimed on the page before
 */
export function useShownState(
  page: string,
  items: readonly RewardItem[],
  before: { id: string } | undefined,
): (item: RewardItem) => RewardState {
  const seen = useRef({ page, states: new Map<string, RewardState>() });
  if (seen.current.page !== page) seen.current = { page, states: new Map() };
  const { states } = seen.current;
  for (const { id, state } of items) {
    // What becomes claimable meanwhile moves up.
    if (state === "claim" || !states.has(id)) states.set(id, id === before?.id ? "claim" : state);
  }
  return ({ id, state }) => states.get(id) ?? state;
}
