/** The help center, in Vietnamese. */
export default {
  title: "Trung tâm trợ giúp",
  intro: "Giải đáp về trò chơi, tài khoản và tiền của bạn.",
  contents: "Mục lục",
  stillStuck: "Chưa tìm thấy câu trả lời?",
  stillStuckText: "Chăm sóc khách hàng sẵn sàng hỗ trợ bạn.",
  empty: "Chưa có nội dung trợ giúp.",
  backToTop: "Về mục lục",
  legalLanguages: "Điều khoản và quy định áp dụng cho bạn có hiệu lực bằng:",
};
