/** What the rewards page lists (H14), in the order of its filter; the words of `?kind=`. */
export const rewardKinds = ["rewards", "missions", "promotions", "bonuses", "rebate"] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Returns the kind that an address names, or null for all. */
export const rewardKindIn = (query: URLSearchParams): RewardKind | null =>
  rewardKinds.find((kind) => kind === query.get("kind")) ?? null;

/** The address of the rewards page, of one kind or of all. */
export const rewardsPath = (kind: RewardKind | null = null): string =>
  kind ? `/member/rewards?kind=${kind}` : "/member/rewards";
