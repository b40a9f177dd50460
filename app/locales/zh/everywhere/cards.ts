/** Texts of a game's card, and of adding or removing a favourite. */
export default {
  card: {
    play: "开始游戏：{{name}}",
    hot: "热门",
    new: "新",
    favorite: "收藏：{{name}}",
    lines_other: "{{count}} 线",
    from: "{{amount}} 起",
    rtp: "返还率 {{rtp}}",
    volatility: { LOW: "低波动", MEDIUM: "中波动", HIGH: "高波动" },
    trial: "免费试玩",
    trialOf: "免费试玩：{{name}}",
  },
  favorite: {
    failed: "收藏修改失败，请重试。",
    tooFast: "每秒只能修改一项收藏，请稍后再试。",
  },
};
