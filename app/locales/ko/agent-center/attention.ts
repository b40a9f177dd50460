/** What needs an agent's attention (N8). */
export default {
  kinds: {
    OWN_CONTRACT_ENDED: "내 계약은 종료됐지만 하위 계약은 계속 지급 중",
    CONTRACT_ENDED: "종료된 계약",
    CONTRACT_FROZEN: "동결된 계약",
    CONTRACT_ABOVE_OWN: "내 요율보다 높은 계약",
    RATE_ABOVE_OWN: "내 요율보다 높은 요율",
    PAY_PENDING: "지급 대기 중인 급여와 배당",
    NEW_WITHOUT_DEPOSIT: "입금하지 않은 신규 회원",
    INACTIVE: "플레이를 멈춘 회원",
    BIG_WIN: "큰 당첨",
    LARGE_DEPOSIT: "고액 입금",
    LARGE_WITHDRAWAL: "고액 출금",
  },
  more: "{{count}}건 더 있음",
  RECEIVED: "내가 받음",
  PAID: "내가 지급",
  rates: "{{rate}}%, 내 요율 {{own}}%",
  at: "{{time}}",
  lastPlay: "마지막 플레이 {{time}}",
  joined: "가입 {{time}}",
};
