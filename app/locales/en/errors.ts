export default {
  unknown: "Something went wrong. Please try again.",
};
