/** The house terms of the agent center (N4). */
export default {
  title: "用語の説明",
  ggr: "総収益 (GGR)",
  ggrText: "総ゲーミング収益：ベットから配当を引いた額です。0 を超えるとハウスの勝ちです。",
  ngr: "純収益 (NGR)",
  ngrText: "純ゲーミング収益：GGR からボーナスとリベートを引いた額です。",
  hold: "ホールド率",
  holdText: "ベットに対する GGR の割合です。合計は全ベットから計算し、平均ではありません。",
  playersProfit: "会員損益",
  playersProfitText:
    "ボーナスとリベートを含む会員の損益で、NGR を反対側から見た値です。会員にとっての良し悪しなので、ここでは色を付けません。",
};
