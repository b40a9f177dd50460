/** The page of a game, in Korean. */
export default {
  similar: "비슷한 게임",
  provider: "게임사",
  minBet: "최소 베팅액",
  lines: "라인",
  notHere:
    "접속 국가를 확인할 수 없어 이곳에서는 게임을 시작할 수 없습니다. 둘러보기는 가능합니다.",
  favorite: "즐겨찾기",
  share: "공유",
  copyLink: "링크 복사",
  copied: "링크를 복사했습니다",
  maxBet: "최대 베팅액",
  rtp: "환수율(RTP)",
  volatility: "변동성",
  volatilities: { LOW: "낮음", MEDIUM: "보통", HIGH: "높음" },
  rules: "게임 규칙",
  forbidden: "이 지역에서는 이용할 수 없습니다",
  forbiddenText: "현재 계신 지역의 규정에 따라 이 종류의 게임은 제공되지 않습니다.",
  forbiddenRule: "적용 규정: {{market}} 시장의 허용 상품, 버전 {{version}}.",
  otherGames: "다른 게임 보기",
};
