/** Promotions and one of them, in Vietnamese. */
export default {
  title: "Khuyến mãi",
  lead: "Khuyến mãi đang diễn ra và sắp tới.",
  all: "Tất cả khuyến mãi",
  stretches: "Kỳ",
  any: "Tất cả",
  ahead_other: "{{count}} ngày tới",
  empty: "Hiện chưa có khuyến mãi",
  emptyText: "Khuyến mãi mới sẽ được đăng tại đây và trong mục thông báo.",
  starts: "Bắt đầu {{day}}",
  ends: "Đến {{day}}",
  open: "Không thời hạn",
  over: "Kết thúc {{day}}",
  logIn: "Đăng nhập để tham gia",
  fineprint:
    "Chỉ dành cho người từ 18 tuổi trở lên. Áp dụng các điều khoản trên. Chăm sóc khách hàng có thể giải thích trước khi bạn nạp tiền. Chỉ chơi với số tiền nhàn rỗi.",
};
