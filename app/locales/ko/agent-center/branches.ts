/** Profit and loss by branch (N5). */
export default {
  title: "조직별 손익",
  lead: "직속 회원별로 그 아래 팀 전체를 합산합니다. 회원을 누르면 한 단계 아래로, 금액을 누르면 내역으로 이동합니다.",
  views: "보기 기준",
  accounts: "전체 계정",
  byBranch: "조직별",
  counts: "합산 범위",
  own: "본인 플레이만",
  team: "팀 전체 포함",
  one: "회원",
  members: "하위 계정 수",
  trail: "하위 경로",
};
