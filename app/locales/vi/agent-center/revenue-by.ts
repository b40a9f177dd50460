/** Revenue by branch, account, day, provider and game (N5). */
export default {
  vendor: "Nhà cung cấp",
  game: "Trò chơi",
  since: "Từng cược có từ {{since}}. Các ngày trước đó không được tính ở đây.",
  tabs: {
    product: "Sản phẩm",
    branch: "Nhánh",
    account: "Tài khoản",
    day: "Ngày",
    vendor: "Nhà cung cấp",
    game: "Trò chơi",
  },
  leads: {
    branch: "Hoa hồng của bạn theo thành viên trực tiếp, gồm cả đội bên dưới.",
    account: "Hoa hồng của bạn theo tài khoản.",
    day: "Hoa hồng của bạn theo ngày.",
    vendor: "Hoa hồng của bạn theo nhà cung cấp.",
    game: "Hoa hồng của bạn theo trò chơi.",
  },
};
