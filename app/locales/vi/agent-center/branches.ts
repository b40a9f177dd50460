/** Profit and loss by branch (N5). */
export default {
  title: "Lãi lỗ theo nhánh",
  lead: "Mỗi thành viên trực tiếp cộng toàn bộ đội bên dưới. Chọn một người để xuống một cấp, hoặc chọn số tiền để xem chi tiết.",
  views: "Hiển thị theo",
  accounts: "Tất cả tài khoản",
  byBranch: "Theo nhánh",
  counts: "Phạm vi",
  own: "Chỉ bản thân",
  team: "Gồm cả đội",
  one: "Thành viên",
  members: "Tài khoản bên dưới",
  trail: "Đường xuống",
};
