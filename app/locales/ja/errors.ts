/** What went wrong, in Japanese. */
export default {
  unknown: "エラーが発生しました。もう一度お試しください。",
  unknownTitle: "エラーが発生しました",
  unknownText:
    "お客様の操作が原因ではありません。残高は安全です。もう一度お試しいただくか、この番号をサポートにお伝えください。",
  dropped_other: "{{count}}件を表示できませんでした。",
  requestId: "リクエスト番号 {{id}}",
  notFoundTitle: "ページが見つかりません",
  notFoundText:
    "アドレスが古いか、間違っている可能性があります。ゲームを検索するか、移動先をお選びください。",
  searchLabel: "スロットを検索",
  searchPlaceholder: "スロットを検索",
  search: "検索",
  forbiddenTitle: "このアカウントでは表示できません",
  forbiddenText: "ログイン中ですが、このアカウントにはこのページを開く権限がありません。",
  goHome: "ホームへ",
  retry: "再試行",
  chunkTitle: "{{brand}}が更新されました",
  chunkText:
    "ページの一部を読み込めませんでした。もう一度お試しいただくか、再読み込みして最新版をご利用ください。",
  reload: "再読み込み",
  offline: "接続が切れています。接続が戻りしだい自動的に再開します。",
  slow: "ページの読み込みに時間がかかっています。接続を確認するか、もう一度お試しください。",
  stuck: "ページの一部が届きませんでした。もう一度読み込んでください。",
  checkConnection:
    "ページの読み込みがタイムアウトしました。接続を確認して、もう一度お試しください。",
  in_need_true_account:
    "現在お試しアカウントをご利用中です。リアルマネーのゲームには正式なアカウントが必要です。無料プレイは引き続きご利用いただけます。",
};
