/** Texts of a game's card, and of adding or removing a favourite. */
export default {
  card: {
    play: "Chơi {{name}}",
    hot: "Nổi bật",
    new: "Mới",
    favorite: "Yêu thích: {{name}}",
    lines_other: "{{count}} dòng",
    from: "từ {{amount}}",
    rtp: "Hoàn trả {{rtp}}",
    volatility: { LOW: "Biến động thấp", MEDIUM: "Biến động vừa", HIGH: "Biến động cao" },
    trial: "Chơi thử",
    trialOf: "Chơi thử: {{name}}",
  },
  favorite: {
    failed: "Không đổi được mục yêu thích. Vui lòng thử lại.",
    tooFast: "Bạn có thể đổi một mục yêu thích mỗi giây. Vui lòng thử lại sau giây lát.",
  },
};
