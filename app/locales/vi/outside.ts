/** Titles and descriptions for search engines and link previews outside, and the question whether visits may be counted, in Vietnamese. */
export default {
  home: "{{tagline}}. Nổ hũ, casino trực tiếp, bắn cá và nhiều trò chơi khác tại {{brand}}, dành cho người từ 18 tuổi trở lên.",
  category:
    "{{category}} tại {{brand}}: mọi trò chơi, xếp theo nhà cung cấp và thể loại. Dành cho người từ 18 tuổi trở lên.",
  game: "{{game}} của {{vendor}} tại {{brand}}. Dành cho người từ 18 tuổi trở lên.",
  promotions: "Các khuyến mãi đang diễn ra và sắp tới của {{brand}}, kèm thời gian và điều kiện.",
  providers: "Tất cả nhà cung cấp trò chơi tại {{brand}} và trò chơi của từng nhà cung cấp.",
  download: "Ứng dụng {{brand}} cho iPhone và Android: cách tải và cài đặt an toàn.",
  help: "Giải đáp về cách chơi tại {{brand}}, tài khoản và tiền của bạn.",
  ask: "Cho phép chúng tôi đếm lượt truy cập?",
  askText:
    "Google Analytics sẽ lưu cookie và ghi nhận những trang được mở, nhưng không biết bạn là ai ở đây hay bạn nhập gì.",
  allow: "Cho phép",
  deny: "Không cho phép",
  settings: "Cài đặt cookie",
  title: "Cài đặt cookie",
  lead: "Những gì {{brand}} lưu trong trình duyệt của bạn và lựa chọn của bạn.",
  neededTitle: "Cookie cần thiết",
  neededText:
    "Những cookie này giữ bạn đăng nhập và ghi nhớ ngôn ngữ, những gì bạn ẩn hoặc đóng, cùng lựa chọn của bạn tại đây. Thiếu chúng, trang không hoạt động được; chúng không tiết lộ gì cho bên khác.",
  countingTitle: "Đếm lượt truy cập",
  countingText:
    "Nếu bạn cho phép, Google Analytics sẽ đếm những trang được mở. Công cụ này lưu các cookie có tên bắt đầu bằng _ga và nhận thông tin về trình duyệt, vị trí gần đúng và loại trang của bạn. Công cụ không nhận tên, tài khoản, cược, số tiền hay bất cứ điều gì bạn nhập.",
  yes: "Bạn đang cho phép.",
  no: "Bạn không cho phép.",
  unasked: "Bạn chưa chọn, nên chưa có gì được đếm.",
  barred: "Trình duyệt của bạn yêu cầu các trang không theo dõi, nên lượt truy cập không được đếm.",
  none: "Hiện {{brand}} không đếm lượt truy cập.",
  kept: "Lựa chọn được lưu trong một năm. Bạn có thể thay đổi tại đây bất cứ lúc nào.",
};
