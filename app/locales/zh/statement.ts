/** The statement of an account (G25). */
export default {
  lead: "您在最长一年内的存款、提款、投注和派彩。投注计入结算当天。",
  views: "汇总方式",
  by: {
    day: "按日",
    product: "按产品",
    game: "按游戏",
  },
  product: "产品",
  bets: "投注笔数",
  result: "派彩减投注",
  chartDays: "每日盈亏，数字见下表",
  chartWeeks: "每周盈亏，数字见下表",
  week: "{{day}}起的一周",
  opening: "开户以来",
  openingLine:
    "自 {{day}} 开户以来：存款 {{deposit}}，提款 {{withdrawal}}，投注 {{stake}}，派彩 {{win}}，红利 {{bonus}}，返水 {{rebate}}，盈亏 {{profit}}。",
  openingUnknown:
    "自开户以来：存款 {{deposit}}，提款 {{withdrawal}}，投注 {{stake}}，派彩 {{win}}，红利 {{bonus}}，返水 {{rebate}}，盈亏 {{profit}}。",
  openingSince:
    "账号开立早于汇总的起始日 {{since}}。自该日起：存款 {{deposit}}，提款 {{withdrawal}}，投注 {{stake}}，派彩 {{win}}，红利 {{bonus}}，返水 {{rebate}}，盈亏 {{profit}}。",
  sumsSince: "汇总自 {{since}} 开始，本时段中更早的日期未计入。",
  gamesSince: "按游戏的投注自 {{since}} 起可查，本时段中更早的投注只计入按日和按产品的汇总。",
  account: "账号 {{account}}",
};
