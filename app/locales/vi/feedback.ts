/** The feedback form, in Vietnamese. */
export default {
  title: "Góp ý",
  lead: "Hãy cho chúng tôi biết điều gì tốt và điều gì cần cải thiện.",
  content: "Nội dung",
  most: "Tối đa {{count}} ký tự.",
  left_other: "Còn {{count}} ký tự.",
  over_other: "Thừa {{count}} ký tự.",
  images: "Hình ảnh (không bắt buộc)",
  imagesRule: "Tối đa 3 ảnh PNG hoặc JPG, mỗi ảnh không quá 5 MB.",
  send: "Gửi",
  sending: "Đang gửi…",
  sent: "Cảm ơn bạn. Chúng tôi đã nhận được góp ý.",
  number: "Mã góp ý là {{id}}, phòng khi bạn muốn hỏi thêm.",
  failed: "Chưa xác nhận được góp ý đã đến hay chưa. Vui lòng thử lại sau giây lát.",
  notOffered: "Hiện không nhận góp ý. Vui lòng liên hệ chăm sóc khách hàng.",
};
