/** Texts of a game's card, and of adding or removing a favourite. */
export default {
  card: {
    play: "Play {{name}}",
    hot: "Hot",
    new: "New",
    favorite: "Favourite: {{name}}",
    lines_one: "{{count}} line",
    lines_other: "{{count}} lines",
    from: "from {{amount}}",
    rtp: "RTP {{rtp}}",
    volatility: { LOW: "Low volatility", MEDIUM: "Medium volatility", HIGH: "High volatility" },
    trial: "Free trial",
    trialOf: "Free trial: {{name}}",
  },
  favorite: {
    failed: "Your favourites could not be changed. Try again.",
    tooFast: "You can change one favourite per second. Try again in a moment.",
  },
};
