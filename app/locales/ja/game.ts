/** The page of a game, in Japanese. */
export default {
  similar: "似ているゲーム",
  provider: "プロバイダー",
  minBet: "最低ベット",
  lines: "ライン",
  notHere: "ご利用の国を確認できないため、ここではゲームを開始できません。ページの閲覧は可能です。",
  favorite: "お気に入り",
  share: "共有",
  copyLink: "リンクをコピー",
  copied: "リンクをコピーしました",
  maxBet: "最高ベット",
  rtp: "還元率（RTP）",
  volatility: "ボラティリティ",
  volatilities: { LOW: "低", MEDIUM: "中", HIGH: "高" },
  rules: "ルール",
};
