/** The agents' site, in Vietnamese. */
export default {
  loginTitle: "Đăng nhập đại lý",
  loginLead: "Báo cáo, đội nhóm, đăng ký và hợp đồng.",
  agentsOnly: "Chỉ đại lý mới vào được trung tâm đại lý. Hãy đăng nhập bằng tài khoản đại lý.",
  signedInAs: "Bạn đang đăng nhập bằng {{account}}, không phải tài khoản đại lý.",
  become: "Bạn muốn trở thành đại lý? Chăm sóc khách hàng sẽ hướng dẫn bạn.",
  toGames: "Đến trò chơi",
};
