/** Texts of a game's card, and of adding or removing a favourite. */
export default {
  card: {
    play: "{{name}}をプレイ",
    hot: "人気",
    new: "新着",
    favorite: "お気に入り：{{name}}",
    lines_other: "{{count}}ライン",
    from: "{{amount}}から",
    rtp: "還元率 {{rtp}}",
    volatility: { LOW: "低ボラティリティ", MEDIUM: "中ボラティリティ", HIGH: "高ボラティリティ" },
    trial: "無料プレイ",
    trialOf: "無料プレイ：{{name}}",
  },
  favorite: {
    failed: "お気に入りを変更できませんでした。もう一度お試しください。",
    tooFast: "お気に入りの変更は1秒に1件までです。しばらくしてからもう一度お試しください。",
  },
};
