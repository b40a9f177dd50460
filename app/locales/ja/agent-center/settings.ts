/** Settings of the agent center (N7, N8). */
export default {
  lead: "保存したビュー、表示、お知らせの基準です。すべての端末で共通です。",
  done: "保存しました",
  views: "保存したビュー",
  noViews:
    "保存したビューはまだありません。レポートを開き、期間とフィルターを選んでから「ビュー」を選択してください。",
  isStart: "最初に表示",
  makeStart: "センターを開くときに表示",
  dropStart: "最後のページを開く",
  rename: "名前を変更",
  save: "保存",
  delete: "削除",
  sure: "ビュー「{{name}}」を削除しますか？",
  display: "表示",
  density: "行の高さ",
  comfortable: "標準",
  compact: "狭い",
  pageSize: "1ページの行数",
  usualSize: "標準",
  shortcuts: "キーボードショートカットを使う",
  thresholds: "チームの確認基準",
  thresholdsText:
    "概要には、この金額以上の勝利、入金、出金と、この期間プレイしていないアカウントが表示されます。空欄の場合はプラットフォームの標準を使います。",
  bigWin: "大きな勝利の基準",
  deposit: "入金の基準",
  withdrawal: "出金の基準",
  inactiveDays: "ベットのない日数",
};
