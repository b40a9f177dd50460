/** Tạm nghỉ và các phiên đăng nhập của tài khoản (G15–G18, G26). */
export default {
  lead: "Tạm rời trò chơi một thời gian. Kỳ nghỉ không thể rút ngắn hoặc hủy.",
  kind: {
    TIME_OUT: "Tạm nghỉ",
    SELF_EXCLUSION: "Tự loại trừ",
  },
  kindText: {
    TIME_OUT: "Tự kết thúc.",
    SELF_EXCLUSION:
      "Khi hết hạn vẫn giữ nguyên cho đến khi bạn yêu cầu trở lại, và thêm một ngày nữa.",
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
    sessions: "Bạn được đăng xuất ngay trên mọi thiết bị.",
    closed:
      "Cho đến khi kết thúc, bạn không thể đăng nhập, chơi hoặc nạp tiền, và không thể mở tài khoản mới bằng thông tin của bạn.",
    bets: "Cược đang mở vẫn được kết toán như thường lệ.",
    money:
      "Số dư vẫn là của bạn. Để được chi trả trong kỳ nghỉ, hãy liên hệ bộ phận chăm sóc khách hàng.",
    ends: "Kỳ nghỉ tự kết thúc: {{at}}.",
    returns: "Từ {{at}} bạn có thể yêu cầu trở lại. Tài khoản mở lại một ngày sau khi bạn yêu cầu.",
    forever: "Kỳ nghỉ không có ngày kết thúc.",
    undo: "Không thể rút ngắn hoặc hủy.",
  },
  confirm: "Tôi đã đọc và muốn bắt đầu kỳ nghỉ.",
  start: "Bắt đầu nghỉ",
  starting: "Đang bắt đầu…",
  back: "Đổi thời hạn",
  title: "Bạn đang trong kỳ nghỉ",
  from: "Bạn có thể đăng nhập lại từ {{at}}.",
  excludedUntil:
    "Thời hạn tự loại trừ của bạn kéo dài đến {{at}}. Từ lúc đó, sau khi đăng nhập bạn có thể yêu cầu trở lại tại đây.",
  forever: "Việc tự loại trừ của bạn không có ngày kết thúc.",
  other:
    "Một tài khoản có thông tin của bạn đang trong kỳ nghỉ. Kỳ nghỉ áp dụng cho mọi tài khoản của bạn.",
  ask: "Thời hạn tự loại trừ của bạn đã hết. Nó vẫn giữ nguyên cho đến khi bạn yêu cầu trở lại; tài khoản mở lại một ngày sau đó.",
  askButton: "Yêu cầu trở lại",
  asked: "Yêu cầu đã được ghi nhận. Bạn có thể đăng nhập lại từ {{at}}.",
  none: "Trình duyệt này không ghi nhận kỳ nghỉ nào. Nếu bạn đang nghỉ, khi đăng nhập bạn sẽ thấy ngày kết thúc.",
  noneTitle: "Nghỉ chơi",
  service: "Chăm sóc khách hàng",
  sessions: {
    title: "Đang đăng nhập trên trang này",
    lead: "Những nơi tài khoản của bạn đang đăng nhập tại đây. Hãy kết thúc phiên lạ và đổi mật khẩu.",
    since: "từ {{at}}",
    used: "dùng lần cuối {{at}}",
    endOthers: "Kết thúc mọi phiên khác",
    ended: "Đã kết thúc.",
  },
};
