export default {
  unknown: "문제가 발생했습니다. 다시 시도해 주세요.",
};
