/** What commission is made of (N18). */
export default {
  title: "커미션 계산 방법",
  lead: "유효 베팅액에 당시 적용된 요율을 곱하고 하위에 지급하는 금액을 뺀 값입니다.",
  rate: "요율",
  exact: "정확한 값",
  rounded: "내림한 값",
  member: "직속 회원",
  step: "{{stake}} × {{rate}} = {{exact}}, 내림하면 {{amount}}",
  result: "{{own}} − {{given}} = {{net}}",
  note: "상품과 요율마다 소수점 넷째 자리까지 한 번 내림하고, 하위 지급은 직속 회원마다 한 번 내림합니다.",
  only: "{{name}}: {{value}}만 표시",
  all: "모두 보기",
};
