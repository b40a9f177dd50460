/** What needs an agent's attention (N8). */
export default {
  kinds: {
    OWN_CONTRACT_ENDED: "Hợp đồng của bạn đã kết thúc nhưng bạn vẫn trả cho cấp dưới",
    CONTRACT_ENDED: "Hợp đồng đã kết thúc",
    CONTRACT_FROZEN: "Hợp đồng bị đóng băng",
    CONTRACT_ABOVE_OWN: "Hợp đồng có tỷ lệ cao hơn của bạn",
    RATE_ABOVE_OWN: "Tỷ lệ cao hơn của bạn",
    PAY_PENDING: "Lương và cổ tức chờ trả",
    NEW_WITHOUT_DEPOSIT: "Hội viên mới chưa nạp tiền",
    INACTIVE: "Hội viên đã ngừng chơi",
    BIG_WIN: "Tiền thắng lớn",
    LARGE_DEPOSIT: "Khoản nạp lớn",
    LARGE_WITHDRAWAL: "Khoản rút lớn",
  },
  more: "còn {{count}} mục",
  RECEIVED: "bạn nhận",
  PAID: "bạn trả",
  rates: "{{rate}}%, của bạn {{own}}%",
  at: "{{time}}",
  lastPlay: "chơi lần cuối {{time}}",
  joined: "đăng ký {{time}}",
};
