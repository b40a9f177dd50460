/** The chat with customer service, in Japanese. */
export default {
  lead: "窓口をお選びください。",
  online: "対応可能",
  offline: "不在",
  start: "チャットを始める",
  others: "その他のお問い合わせ方法",
  frame: "カスタマーサポートとのチャット",
  frameOf: "チャット：{{desk}}",
  newWindow: "新しいウィンドウで開く",
  another: "新しいチャット",
  late: "チャットを読み込めません。もう一度試すか、新しいウィンドウで開くか、ほかの方法でお問い合わせください。",
  retry: "再試行",
};
