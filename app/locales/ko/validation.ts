/** What is wrong with a field, in Korean. */
export default {
  required: "필수 입력 항목입니다.",
  tooLong: "최대 {{max}}자까지 입력할 수 있습니다.",
};
