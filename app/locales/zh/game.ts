/** The page of a game, in Chinese. */
export default {
  similar: "类似游戏",
  provider: "游戏厂商",
  minBet: "最低投注",
  lines: "线数",
  notHere: "我们无法确定您所在的国家或地区，因此无法在此启动游戏。您仍可浏览各个页面。",
  favorite: "收藏",
  share: "分享",
  copyLink: "复制链接",
  copied: "链接已复制",
  maxBet: "最高投注",
  rtp: "玩家返还率（RTP）",
  volatility: "波动性",
  volatilities: { LOW: "低", MEDIUM: "中", HIGH: "高" },
  rules: "游戏规则",
};
