/** The help center, in Chinese. */
export default {
  title: "帮助中心",
  intro: "关于游戏、账号和资金的解答。",
  contents: "目录",
  stillStuck: "没有找到答案？",
  stillStuckText: "客服随时为您服务。",
  empty: "暂无帮助内容。",
  backToTop: "返回目录",
  legalLanguages: "适用于您的条款与规则，以下列语言版本为准：",
};
