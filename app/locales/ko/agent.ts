/** The agents' site, in Korean. */
export default {
  loginTitle: "에이전트 로그인",
  loginLead: "보고서와 팀, 회원 등록, 계약을 관리합니다.",
  agentsOnly: "에이전트 센터는 에이전트만 이용할 수 있습니다. 에이전트 계정으로 로그인해 주세요.",
  signedInAs: "현재 {{account}} 계정으로 로그인되어 있으며, 에이전트 계정이 아닙니다.",
  become: "에이전트가 되려면 고객센터에 문의해 주세요.",
  toGames: "게임으로 가기",
};
