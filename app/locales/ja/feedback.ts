/** The feedback form, in Japanese. */
export default {
  title: "ご意見・ご要望",
  lead: "良い点や改善してほしい点をお聞かせください。",
  content: "内容",
  most: "{{count}}文字まで入力できます。",
  left_other: "あと{{count}}文字入力できます。",
  over_other: "{{count}}文字超過しています。",
  images: "画像（任意）",
  imagesRule: "PNG または JPG の画像を3枚まで、1枚あたり最大 5 MB です。",
  send: "送信",
  sending: "送信中…",
  sent: "ありがとうございます。ご意見を受け付けました。",
  number: "受付番号は {{id}} です。お問い合わせの際にお知らせください。",
  failed: "送信できたかどうかを確認できませんでした。しばらくしてからもう一度お試しください。",
  notOffered: "現在ご意見の受付を停止しています。カスタマーサポートへお問い合わせください。",
};
