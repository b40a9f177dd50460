/** The work list (N22), in Vietnamese. */
export default {
  lead: "Những việc trong đội nhóm cần bạn. Hãy gác lại việc đã xong hoặc có thể chờ; không ai khác thấy.",
  all: "Tất cả",
  aside: "Đã gác lại",
  open: "Mở danh sách việc",
  setAside: "Gác lại",
  done: "Xong",
  until: "Đến ngày",
  putOff: "Để sau",
  never: "Không nhắc {{account}} nữa",
  saved: "Đã thay đổi danh sách việc.",
  noneAside: "Chưa gác lại việc nào.",
  back: "Hiện lại",
  later: "đến {{time}}",
  ofToday: "Danh sách việc hôm nay",
  how: {
    DONE: "đã xong",
    LATER: "để sau",
    NEVER: "không nhắc tài khoản này",
  },
};
