/** An agent's tags and notes of accounts (N21), in Vietnamese. */
export default {
  tags: "Thẻ",
  tag: "Thẻ",
  note: "Ghi chú",
  noted: "Có ghi chú",
  newTag: "Thẻ mới",
  save: "Lưu thẻ",
  hint: "Không ai khác thấy thẻ của bạn.",
};
