/** The feedback form, in Chinese. */
export default {
  title: "意见反馈",
  lead: "请告诉我们哪些做得好、哪些需要改进。",
  content: "反馈内容",
  most: "最多 {{count}} 个字。",
  left_other: "还可输入 {{count}} 个字。",
  over_other: "超出 {{count}} 个字。",
  images: "图片（选填）",
  imagesRule: "最多 3 张 PNG 或 JPG 图片，每张不超过 5 MB。",
  send: "提交",
  sending: "提交中…",
  sent: "谢谢，我们已收到您的反馈。",
  number: "反馈编号为 {{id}}，咨询时请提供。",
  failed: "无法确认是否已收到您的反馈，请稍后重试。",
  notOffered: "目前暂不接受反馈，请联系客服。",
};
