/** Tạm nghỉ và các phiên đăng nhập của tài khoản (G15–G18, G26). */
export default {
  lead: "Tạm rời trò chơi một thời gian. Kỳ nghỉ không thể rút ngắn hoặc hủy.",
  kind: {
    TIME_OUT: "Tạm nghỉ",
    SELF_EXCLUSION: "Tự loại trừ",
  },
  kindText: {
    TIME_OUT: "Tự động kết thúc.",
    SELF_EXCLUSION:
      "Vẫn có hiệu lực sau khi hết hạn cho đến khi bạn yêu cầu trở lại. Tài khoản mở lại sau đó một ngày.",
  },
  length: {
    DAY: "Một ngày",
    WEEK: "Một tuần",
    MONTH: "Một tháng",
    SIX_WEEKS: "Sáu tuần",
    HALF_YEAR: "Sáu tháng",
    YEAR: "Một năm",
    FIVE_YEARS: "Năm năm",
    FOREVER: "Vĩnh viễn",
  },
  until: "Đến {{at}}",
  noEnd: "Không có ngày kết thúc",
  choose: "Trong bao lâu?",
  review: "Xem lại",
  reviewTitle: "Trước khi kỳ nghỉ bắt đầu",
  what: {
    sessions: "Bạn sẽ bị đăng xuất ngay trên mọi thiết bị.",
    closed:
      "Cho đến khi kết thúc, bạn không thể đăng nhập, chơi hoặc nạp tiền, và không thể mở tài khoản mới bằng thông tin của bạn.",
    bets: "Cược đang chờ vẫn được kết toán như thường lệ.",
    money: "Số dư vẫn là của bạn. Để rút tiền trong kỳ nghỉ, hãy liên hệ chăm sóc khách hàng.",
    ends: "Kỳ nghỉ tự động kết thúc vào {{at}}.",
    returns: "Từ {{at}} bạn có thể yêu cầu trở lại. Tài khoản mở lại một ngày sau khi bạn yêu cầu.",
    forever: "Kỳ nghỉ là vĩnh viễn.",
    undo: "Không thể rút ngắn hoặc hủy.",
  },
  confirm: "Tôi đã đọc và muốn bắt đầu kỳ nghỉ.",
  start: "Bắt đầu nghỉ",
  starting: "Đang bắt đầu…",
  back: "Đổi thời hạn",
  title: "Bạn đang trong kỳ nghỉ",
  from: "Bạn có thể đăng nhập lại từ {{at}}.",
  excludedUntil:
    "Thời hạn tự loại trừ của bạn kéo dài đến {{at}}. Sau đó, hãy đăng nhập để yêu cầu trở lại.",
  forever: "Việc tự loại trừ của bạn là vĩnh viễn.",
  other:
    "Một tài khoản có thông tin của bạn đang trong kỳ nghỉ. Kỳ nghỉ áp dụng cho mọi tài khoản của bạn.",
  ask: "Thời hạn tự loại trừ của bạn đã hết nhưng vẫn có hiệu lực cho đến khi bạn yêu cầu trở lại. Tài khoản mở lại một ngày sau khi bạn yêu cầu.",
  askButton: "Yêu cầu trở lại",
  asked: "Chúng tôi đã nhận yêu cầu của bạn. Bạn có thể đăng nhập lại từ {{at}}.",
  none: "Không tìm thấy kỳ nghỉ nào đang có hiệu lực trong trình duyệt này. Nếu bạn đang nghỉ, hãy đăng nhập để xem ngày kết thúc.",
  noneTitle: "Nghỉ chơi",
  service: "Chăm sóc khách hàng",
  sessions: {
    title: "Thiết bị đăng nhập trên trang này",
    lead: "Các thiết bị đang đăng nhập tài khoản của bạn. Nếu có thiết bị lạ, hãy kết thúc phiên đó và đổi mật khẩu.",
    since: "từ {{at}}",
    used: "dùng lần cuối {{at}}",
    endOthers: "Kết thúc mọi phiên khác",
    ended: "Đã kết thúc mọi phiên khác.",
  },
};
