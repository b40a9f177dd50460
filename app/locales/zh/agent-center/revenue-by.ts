/** Revenue by branch, account, day, provider and game (N5). */
export default {
  vendor: "游戏厂商",
  game: "游戏",
  since: "单笔投注从 {{since}} 起保留，更早的日期不计入此处。",
  tabs: {
    product: "产品",
    branch: "分支",
    account: "账号",
    day: "日期",
    vendor: "游戏厂商",
    game: "游戏",
  },
  leads: {
    branch: "按直属成员统计您的佣金，含其下整个团队。",
    account: "按账号统计您的佣金。",
    day: "按日期统计您的佣金。",
    vendor: "按游戏厂商统计您的佣金。",
    game: "按游戏统计您的佣金。",
  },
};
