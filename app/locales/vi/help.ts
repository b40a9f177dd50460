/** The help center, in Vietnamese. */
export default {
  title: "Trung tâm trợ giúp",
  intro: "Giải đáp về trò chơi, tài khoản và tiền của bạn.",
  contents: "Mục lục",
  stillStuck: "Chưa tìm thấy câu trả lời?",
  stillStuckText: "Đội ngũ của chúng tôi sẵn sàng hỗ trợ.",
  empty: "Chưa có nội dung trợ giúp.",
  backToTop: "Về mục lục",
  legalLanguages: "Tại nơi bạn đang ở, điều khoản và quy định có hiệu lực bằng:",
};
