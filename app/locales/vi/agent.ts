/** The agents' site, in Vietnamese. */
export default {
  loginTitle: "Đăng nhập đại lý",
  loginLead: "Báo cáo, đội nhóm, đăng ký và hợp đồng.",
  agentsOnly: "Chỉ đại lý mới vào được trung tâm đại lý. Hãy đăng nhập bằng tài khoản đại lý.",
  signedInAs: "Bạn đang đăng nhập bằng {{account}}, không phải tài khoản đại lý.",
  become: "Để trở thành đại lý, vui lòng liên hệ chăm sóc khách hàng.",
  toGames: "Đến trò chơi",
};
