/** An agent's tags and notes of accounts (N21), in Korean. */
export default {
  tags: "태그",
  tag: "태그",
  note: "메모",
  noted: "메모 있음",
  newTag: "새 태그",
  save: "태그 저장",
  hint: "태그는 나만 볼 수 있습니다.",
};
