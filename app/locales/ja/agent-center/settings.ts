/** Settings of the agent center (N7, N8). */
export default {
  lead: "保存したビュー、表示、お知らせの基準です。すべての端末で共通です。",
  done: "保存しました",
  views: "保存したビュー",
  noViews:
    "保存したビューはまだありません。レポートを開き、期間とフィルターを選んでから「ビュー」を選択してください。",
  isStart: "最初に表示",
  makeStart: "エージェントセンターを開くときに表示",
  dropStart: "最後のページを開く",
  rename: "名前を変更",
  save: "保存",
  delete: "削除",
  sure: "ビュー「{{name}}」を削除しますか？",
  gone: "利用できません",
  sureStart:
    "ビュー「{{name}}」を削除しますか？エージェントセンターはこのビューで開きます。削除後は最後のページで開きます。",
  goneStart:
    "エージェントセンターを開くときのビューは利用できなくなりました。下で別のビューを選ぶか、最後のページで開いてください。",
  display: "表示",
  density: "行の高さ",
  comfortable: "標準",
  compact: "狭い",
  pageSize: "1ページの行数",
  usualSize: "標準",
  shortcuts: "キーボードショートカットを使う",
  thresholds: "お知らせの基準",
  thresholdsText:
    "概要には、この金額以上の払戻し、入金、出金と、この期間プレイしていないアカウントが表示されます。空欄の場合はプラットフォームの標準を使います。",
  bigWin: "高額の払戻しの基準",
  deposit: "入金の基準",
  withdrawal: "出金の基準",
  inactiveDays: "ベットのない日数",
  templates: "料率テンプレート",
  templatesText: "アカウントの開設、リンクの作成、料率の変更のときに入力できる料率です。",
  newTemplate: "新しいテンプレート",
  templateName: "テンプレートの名前",
  sureTemplate: "テンプレート「{{name}}」を削除しますか？",
};
