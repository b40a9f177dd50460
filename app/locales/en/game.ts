/** The page of a game. */
export default {
  similar: "Similar games",
  provider: "Provider",
  minBet: "Minimum bet",
  lines: "Lines",
  notHere:
    "We can't tell which country you are in, so games can't be started here. You can still browse them.",
  favorite: "Favourite",
  share: "Share",
  copyLink: "Copy link",
  copied: "Link copied",
  maxBet: "Maximum bet",
  rtp: "Return to player (RTP)",
  volatility: "Volatility",
  volatilities: { LOW: "Low", MEDIUM: "Medium", HIGH: "High" },
  rules: "Rules",
  forbidden: "Not available here",
  forbiddenText: "The rules where you are do not allow this type of game.",
  forbiddenRule: "Rule: products allowed in the market {{market}}, version {{version}}.",
  otherGames: "See other games",
};
