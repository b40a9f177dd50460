/** The help center, in Korean. */
export default {
  title: "도움말 센터",
  intro: "게임 이용, 계정, 입출금에 대한 답변을 모았습니다.",
  contents: "목차",
  stillStuck: "원하는 답을 찾지 못하셨나요?",
  stillStuckText: "고객센터에 문의하시면 도와드리겠습니다.",
  empty: "아직 등록된 도움말이 없습니다.",
  backToTop: "목차로 돌아가기",
  legalLanguages: "회원님께 적용되는 약관과 규정은 다음 언어로 효력이 있습니다:",
};
