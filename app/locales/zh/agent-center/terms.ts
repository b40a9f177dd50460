/** The house terms of the agent center (N4). */
export default {
  title: "术语说明",
  ggr: "毛收入 (GGR)",
  ggrText: "总博彩收入：投注减去派彩。大于零表示庄家盈利。",
  ngr: "净收入 (NGR)",
  ngrText: "净博彩收入：GGR 减去红利和返水。",
  hold: "留存率",
  holdText: "GGR 占投注的百分比。合计按总投注计算，不是平均值。",
  playersProfit: "会员盈亏",
  playersProfitText: "会员的盈亏，含红利和返水，即从另一方看的 NGR。它对会员有利，因此这里不着色。",
};
