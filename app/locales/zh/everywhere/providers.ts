/** The makers of the games, in Chinese. */
export default {
  title: "游戏厂商",
  lead: "所有游戏厂商及其游戏。",
  all: "全部厂商",
  empty: "厂商列表加载失败",
  emptyText: "您仍可浏览游戏。",
  home: "前往游戏",
};
