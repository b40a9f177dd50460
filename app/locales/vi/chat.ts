/** The chat with customer service, in Vietnamese. */
export default {
  lead: "Chọn bộ phận bạn muốn liên hệ.",
  online: "Trực tuyến",
  offline: "Vắng mặt",
  start: "Bắt đầu trò chuyện",
  others: "Cách liên hệ khác",
  frame: "Trò chuyện với chăm sóc khách hàng",
  frameOf: "Trò chuyện: {{desk}}",
  newWindow: "Mở cửa sổ mới",
  another: "Cuộc trò chuyện mới",
  late: "Chưa mở được khung trò chuyện. Hãy thử lại, mở trong cửa sổ mới hoặc liên hệ bằng cách khác.",
  retry: "Thử lại",
};
