/** The makers of the games, in Japanese. */
export default {
  title: "プロバイダー",
  lead: "すべてのゲームプロバイダーとそのゲームです。",
  all: "すべてのプロバイダー",
  empty: "プロバイダーを一覧表示できませんでした",
  emptyText: "ゲームは引き続きご覧いただけます。",
  home: "ゲームへ",
};
