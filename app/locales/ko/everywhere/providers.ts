/** The makers of the games, in Korean. */
export default {
  title: "게임사",
  lead: "모든 게임사와 그 게임입니다.",
  all: "전체 게임사",
  empty: "게임사 목록을 불러오지 못했습니다",
  emptyText: "게임은 바로 이용하실 수 있습니다.",
  home: "게임으로 가기",
};
