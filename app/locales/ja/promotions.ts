/** Promotions and one of them, in Japanese. */
export default {
  title: "プロモーション",
  lead: "開催中および開催予定のプロモーションです。",
  all: "すべてのプロモーション",
  stretches: "期間",
  any: "すべて",
  ahead_other: "今後{{count}}日間",
  empty: "現在プロモーションはありません",
  emptyText: "新しいプロモーションは、こことお知らせでご案内します。",
  starts: "{{day}}開始",
  ends: "{{day}}まで",
  open: "期限なし",
  over: "{{day}}終了",
  logIn: "ログインして参加",
  fineprint:
    "18歳以上の方のみが対象です。上記の条件が適用されます。ご入金前にカスタマーサポートがご説明します。余裕のある資金でお楽しみください。",
};
