/** An agent's tags and notes of accounts (N21). */
export default {
  tags: "Tags",
  tag: "Tag",
  note: "Note",
  noted: "With a note",
  newTag: "New tag",
  save: "Save tags",
  hint: "Nobody else sees your tags.",
};
