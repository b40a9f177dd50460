/** The work list (N22), in Korean. */
export default {
  lead: "팀에서 확인이 필요한 일입니다. 처리했거나 나중에 볼 항목은 치워 둘 수 있으며, 다른 사람에게는 보이지 않습니다.",
  all: "전체",
  aside: "치워 둔 항목",
  open: "할 일 목록 열기",
  setAside: "치워 두기",
  done: "완료",
  until: "다시 볼 날",
  putOff: "미루기",
  never: "{{account}} 항목 보지 않기",
  saved: "할 일 목록을 변경했습니다.",
  noneAside: "치워 둔 항목이 없습니다.",
  back: "다시 표시",
  later: "{{time}}까지",
  ofToday: "오늘의 할 일 목록",
  how: {
    DONE: "완료",
    LATER: "미룸",
    NEVER: "이 계정은 보지 않음",
  },
};
