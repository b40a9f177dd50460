/** An agent's tags and notes of accounts (N21), in Thai. */
export default {
  tags: "แท็ก",
  tag: "แท็ก",
  note: "บันทึก",
  noted: "มีบันทึก",
  newTag: "แท็กใหม่",
  save: "บันทึกแท็ก",
  hint: "คนอื่นมองไม่เห็นแท็กของคุณ",
};
