/** An agent's tags and notes of accounts (N21), in Japanese. */
export default {
  tags: "タグ",
  tag: "タグ",
  note: "メモ",
  noted: "メモあり",
  newTag: "新しいタグ",
  save: "タグを保存",
  hint: "タグはほかの人には見えません。",
};
