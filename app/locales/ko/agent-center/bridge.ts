/** From what was earned in some days to what was earned in others (N16). */
export default {
  title: "차이가 난 이유",
  lead: "지난 날짜만 포함하며, 비교 기간에서 이 기간까지입니다. 각 단계를 누르면 해당 금액으로 이동합니다.",
  causes: "원인별",
  before: "비교 기간",
  after: "이 기간",
  play: "베팅량 변화",
  rate: "요율과 조직 간 베팅 이동",
  rates: "요율과 반올림 차이",
  others: "나머지 전체 ({{count}})",
  payIn: "받은 급여와 배당",
  payOut: "팀에 지급한 급여와 배당",
  month: "{{month}}과 비교",
  by: {
    branch: "조직별 커미션",
    account: "계정별 커미션",
  },
};
