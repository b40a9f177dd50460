/** A name for each recipe, for tests. */
export const examples = [
  ["page", "member/badges"],
  ["page", "agent/medals"],
  ["page", "outside/trophies"],
  ["call", "vip/stars"],
  ["report", "member/gifts"],
  ["limit", "bet-count"],
  ["attention", "many-logins"],
  ["preference", "wide-tables"],
  ["market", "fr"],
] as const;
