/** Revenue by branch, account, day, provider and game (N5). */
export default {
  vendor: "게임사",
  game: "게임",
  since: "개별 베팅은 {{since}}부터 있습니다. 그 이전 날짜는 여기에 포함되지 않습니다.",
  tabs: {
    product: "상품",
    branch: "조직",
    account: "계정",
    day: "일자",
    vendor: "게임사",
    game: "게임",
  },
  leads: {
    branch: "직속 회원별 내 커미션입니다. 하위 팀 전체를 포함합니다.",
    account: "계정별 내 커미션입니다.",
    day: "일자별 내 커미션입니다.",
    vendor: "게임사별 내 커미션입니다.",
    game: "게임별 내 커미션입니다.",
  },
};
