/** Promotions and one of them, in Korean. */
export default {
  title: "프로모션",
  lead: "지금 진행 중인 혜택과 곧 시작할 혜택입니다.",
  all: "전체 프로모션",
  stretches: "기간",
  any: "전체",
  ahead_other: "앞으로 {{count}}일",
  empty: "진행 중인 프로모션이 없습니다",
  emptyText: "새 프로모션은 이곳과 공지사항에서 알려드립니다.",
  starts: "{{day}} 시작",
  ends: "{{day}}까지",
  open: "상시 진행",
  over: "{{day}} 종료",
  logIn: "로그인하고 참여하기",
  fineprint:
    "만 18세 이상만 참여할 수 있습니다. 조건은 위와 같으며, 입금 전에 고객센터에서 안내해 드립니다. 여유 자금으로만 이용하세요.",
};
