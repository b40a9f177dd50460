/** The statement of an account (G25). */
export default {
  lead: "최대 1년간의 입금, 출금, 베팅, 당첨금을 확인할 수 있습니다. 베팅은 정산된 날에 집계됩니다.",
  views: "합계 기준",
  by: {
    day: "일별",
    product: "상품별",
    game: "게임별",
  },
  product: "상품",
  bets: "베팅 수",
  result: "당첨금 − 베팅",
  chartDays: "일별 손익. 금액은 아래 표에 있습니다",
  chartWeeks: "주별 손익. 금액은 아래 표에 있습니다",
  week: "{{day}}부터 1주",
  opening: "계정 개설 이후",
  openingLine:
    "{{day}} 계정 개설 이후: 입금 {{deposit}}, 출금 {{withdrawal}}, 베팅 {{stake}}, 당첨금 {{win}}, 보너스 {{bonus}}, 리베이트 {{rebate}}, 손익 {{profit}}.",
  openingUnknown:
    "계정 개설 이후: 입금 {{deposit}}, 출금 {{withdrawal}}, 베팅 {{stake}}, 당첨금 {{win}}, 보너스 {{bonus}}, 리베이트 {{rebate}}, 손익 {{profit}}.",
  openingSince:
    "합계는 계정 개설 이후인 {{since}}부터 있습니다. 그 이후: 입금 {{deposit}}, 출금 {{withdrawal}}, 베팅 {{stake}}, 당첨금 {{win}}, 보너스 {{bonus}}, 리베이트 {{rebate}}, 손익 {{profit}}.",
  sumsSince: "합계는 {{since}}부터 있습니다. 이 기간의 그 이전 날짜는 포함되지 않습니다.",
  gamesSince:
    "게임별 베팅은 {{since}}부터 있습니다. 이 기간의 그 이전 베팅은 일별·상품별 합계에만 포함됩니다.",
  account: "계정 {{account}}",
};
