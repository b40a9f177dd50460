/** The work list (N22), in Japanese. */
export default {
  lead: "チームで対応が必要なことです。済んだものや後でよいものは外しておけます。ほかの人には見えません。",
  all: "すべて",
  aside: "外した項目",
  open: "作業リストを開く",
  setAside: "外す",
  done: "完了",
  until: "再表示する日",
  putOff: "後にする",
  never: "{{account}}は今後表示しない",
  saved: "作業リストを変更しました。",
  noneAside: "外した項目はありません。",
  back: "再び表示",
  later: "{{time}}まで",
  ofToday: "今日の作業リスト",
  how: {
    DONE: "完了",
    LATER: "後にした",
    NEVER: "このアカウントは表示しない",
  },
};
