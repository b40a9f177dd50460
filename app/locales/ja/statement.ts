/** The statement of an account (G25). */
export default {
  lead: "最長1年間の入金、出金、ベット、払戻しをご確認いただけます。ベットは精算された日に計上されます。",
  views: "集計単位",
  by: {
    day: "日別",
    product: "商品別",
    game: "ゲーム別",
  },
  product: "商品",
  bets: "ベット数",
  result: "払戻し − ベット",
  chartDays: "日別の損益。金額は下の表にあります",
  chartWeeks: "週別の損益。金額は下の表にあります",
  week: "{{day}}からの1週間",
  opening: "アカウント開設以降",
  openingLine:
    "{{day}}のアカウント開設以降：入金 {{deposit}}、出金 {{withdrawal}}、ベット {{stake}}、払戻し {{win}}、ボーナス {{bonus}}、リベート {{rebate}}、損益 {{profit}}。",
  openingUnknown:
    "アカウント開設以降：入金 {{deposit}}、出金 {{withdrawal}}、ベット {{stake}}、払戻し {{win}}、ボーナス {{bonus}}、リベート {{rebate}}、損益 {{profit}}。",
  openingSince:
    "集計はアカウント開設より後の{{since}}からです。それ以降：入金 {{deposit}}、出金 {{withdrawal}}、ベット {{stake}}、払戻し {{win}}、ボーナス {{bonus}}、リベート {{rebate}}、損益 {{profit}}。",
  sumsSince: "集計は{{since}}からです。この期間のそれより前の日は含まれていません。",
  gamesSince:
    "ゲーム別のベットは{{since}}からです。この期間のそれより前のベットは、日別と商品別の集計にのみ含まれます。",
  account: "アカウント {{account}}",
};
