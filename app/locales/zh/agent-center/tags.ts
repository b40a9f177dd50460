/** An agent's tags and notes of accounts (N21), in Chinese. */
export default {
  tags: "标签",
  tag: "标签",
  note: "备注",
  noted: "有备注",
  newTag: "新标签",
  save: "保存标签",
  hint: "标签仅您可见。",
};
