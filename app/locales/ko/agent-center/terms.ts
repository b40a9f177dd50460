/** The house terms of the agent center (N4). */
export default {
  title: "용어 설명",
  ggr: "총수익 (GGR)",
  ggrText: "총 게임 수익: 베팅에서 당첨금을 뺀 금액입니다. 0보다 크면 하우스가 이긴 것입니다.",
  ngr: "순수익 (NGR)",
  ngrText: "순 게임 수익: GGR에서 보너스와 환급을 뺀 금액입니다.",
  hold: "홀드율",
  holdText: "베팅 대비 GGR의 비율입니다. 합계는 전체 베팅으로 계산하며 평균이 아닙니다.",
  playersProfit: "회원 손익",
  playersProfitText:
    "보너스와 환급을 포함해 회원이 얻거나 잃은 금액으로, NGR을 반대편에서 본 값입니다. 회원에게 좋은 값이므로 여기서는 색이 없습니다.",
};
