/** Titles and descriptions for search engines and link previews outside, and the question whether visits may be counted, in Simplified Chinese. */
export default {
  home: "{{tagline}}。{{brand}}汇集老虎机、真人娱乐、捕鱼等多种游戏，仅限年满18周岁者参与。",
  category: "{{brand}}的{{category}}：所有游戏，按厂商和类型分类。仅限年满18周岁者参与。",
  game: "{{brand}}提供{{vendor}}的{{game}}。仅限年满18周岁者参与。",
  promotions: "{{brand}}当前及即将推出的优惠活动，附活动时间与规则。",
  providers: "{{brand}}的全部游戏厂商及其游戏。",
  download: "适用于 iPhone 和 Android 的{{brand}}应用：如何获取并安全安装。",
  help: "关于在{{brand}}游戏、账号和资金的常见问题解答。",
  ask: "可以统计您的访问吗？",
  askText:
    "Google Analytics 会设置 Cookie 并统计打开了哪些页面，但不会知道您的身份或您输入的内容。",
  allow: "允许",
  deny: "不允许",
  settings: "Cookie 设置",
  title: "Cookie 设置",
  lead: "了解{{brand}}在您的浏览器中保存的内容，以及您可以决定的事项。",
  neededTitle: "必要的 Cookie",
  neededText:
    "这些 Cookie 用于保持登录状态，并记住您的语言、您隐藏或关闭的内容以及您在此处的选择。没有它们，网站将无法使用；它们不会向他人透露任何信息。",
  countingTitle: "访问统计",
  countingText:
    "如果您允许，Google Analytics 将统计打开了哪些页面。它会设置名称以 _ga 开头的 Cookie，并获取您的浏览器、大致位置和页面类型，但不会获取您的姓名、账号、投注、资金或您输入的任何内容。",
  yes: "您已允许。",
  no: "您未允许。",
  unasked: "您尚未选择，因此不进行统计。",
  barred: "您的浏览器要求网站不要跟踪您，因此不统计访问。",
  none: "{{brand}}目前不统计访问。",
  kept: "您的选择将保存一年，您可以随时在此更改。",
};
