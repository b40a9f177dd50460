/** What is wrong with a field; the gateway names these keys (E8, E36). */
export default {
  required: "Please fill this in.",
  tooLong: "At most {{max}} characters, please.",
};
