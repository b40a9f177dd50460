/** What went wrong, in Vietnamese. */
export default {
  unknown: "Đã xảy ra lỗi. Vui lòng thử lại.",
  unknownTitle: "Đã xảy ra lỗi",
  unknownText:
    "Lỗi phát sinh từ phía chúng tôi và số dư của bạn vẫn an toàn. Nếu bạn vừa gửi yêu cầu, hãy kiểm tra lịch sử trước khi gửi lại. Khi liên hệ chăm sóc khách hàng, vui lòng cung cấp mã này.",
  dropped_other: "Không thể hiển thị {{count}} mục.",
  requestId: "Mã yêu cầu {{id}}",
  notFoundTitle: "Trang này không tồn tại",
  notFoundText: "Địa chỉ có thể đã cũ hoặc sai. Hãy tìm trò chơi, hoặc chọn nơi muốn đến.",
  forbiddenTitle: "Trang này không dành cho tài khoản này",
  forbiddenText: "Bạn đã đăng nhập, nhưng tài khoản này không có quyền mở trang.",
  goHome: "Về trang chủ",
  retry: "Thử lại",
  chunkTitle: "{{brand}} đã được cập nhật",
  chunkText:
    "Một phần của trang không tải được. Hãy thử lại, hoặc tải lại trang để dùng phiên bản mới nhất.",
  reload: "Tải lại",
  offline: "Mất kết nối. Trang sẽ tự tiếp tục khi có kết nối trở lại.",
  unsent:
    "Không có kết nối nên chưa có gì được gửi. Nội dung bạn nhập vẫn còn. Hãy gửi lại khi có kết nối.",
  slow: "Trang tải lâu hơn bình thường. Hãy kiểm tra kết nối hoặc thử lại.",
  stuck: "Một phần của trang không tải được. Vui lòng tải lại trang.",
  checkConnection: "Trang tải quá lâu. Hãy kiểm tra kết nối và thử lại.",
  in_need_true_account:
    "Bạn đang dùng tài khoản chơi thử. Để chơi bằng tiền thật, hãy mở tài khoản chính thức. Bạn vẫn có thể chơi thử miễn phí.",
};
