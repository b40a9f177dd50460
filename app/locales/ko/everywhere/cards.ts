/** Texts of a game's card, and of adding or removing a favourite. */
export default {
  card: {
    play: "{{name}} 플레이",
    hot: "인기",
    new: "신규",
    favorite: "즐겨찾기: {{name}}",
    lines_other: "{{count}}라인",
    from: "최소 {{amount}}",
    rtp: "환수율 {{rtp}}",
    volatility: { LOW: "변동성 낮음", MEDIUM: "변동성 보통", HIGH: "변동성 높음" },
    trial: "무료 체험",
    trialOf: "무료 체험: {{name}}",
  },
  favorite: {
    failed: "즐겨찾기를 변경하지 못했습니다. 다시 시도해 주세요.",
    tooFast: "즐겨찾기는 1초에 한 번만 변경할 수 있습니다. 잠시 후 다시 시도해 주세요.",
  },
};
