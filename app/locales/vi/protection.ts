/** Limits on deposits, net loss and time, in Vietnamese. */
export default {
  lead: "Hãy đặt số tiền nạp tối đa. Mọi lần nạp đều được tính; rút tiền không làm tăng số tiền còn lại.",
  rule: "Hạn mức mới và hạn mức thấp hơn có hiệu lực ngay. Tăng hoặc bỏ hạn mức cần 24 giờ và bạn phải xác nhận lần nữa.",
  period: {
    DAY: "Mỗi ngày",
    WEEK: "Mỗi tuần",
    MONTH: "Mỗi tháng",
    BET: "Mỗi lần cược",
  },
  kind: {
    DEPOSIT: "Nạp tiền",
    NET_LOSS: "Thua ròng",
    SESSION_TIME: "Thời gian chơi",
    STAKE: "Cược",
  },
  kindLead: {
    NET_LOSS:
      "Thua ròng là số tiền đã cược trừ đi số tiền nhận lại, tính từ các cược đã có kết quả. Hệ thống kiểm tra khi bạn mở trò chơi, khi bạn chuyển tiền vào trò chơi và mỗi phút trong lúc trò chơi đang mở. Các cược đã đặt có thể vượt hạn mức.",
    SESSION_TIME: "Số phút có trò chơi đang mở. Nhiều trò chơi cùng lúc chỉ tính một lần.",
    STAKE:
      "Không lần cược nào được cao hơn. Hạn mức do nền tảng nhận mọi cược quản lý; cược cao hơn sẽ bị từ chối tại đó.",
  },
  fromPlatform:
    "Hạn mức này do nền tảng quản lý. Hạn mức bạn đặt tại đây được áp dụng nếu thấp hơn.",
  minutes: "{{minutes}} phút",
  playUsedOf: "Đã dùng {{used}} trên {{limit}}",
  playUsed: "{{used}} trong kỳ này",
  playUnknown: "Hiện không tải được các lần cược của bạn. Hệ thống sẽ kiểm tra lại sau một phút.",
  playAsOf: "Tính đến {{at}}. Các cược ở nơi khác cũng được tính.",
  fieldMinutes: "Hạn mức mới (phút)",
  until: "Đến hết ngày {{day}}",
  usedOf: "Đã nạp {{used}} trên {{limit}}",
  used: "Đã nạp {{used}} trong kỳ này",
  left: "Còn lại: {{left}}",
  none: "Không có hạn mức",
  unknown:
    "Hiện không tải được các lần nạp của bạn. Cho đến khi tải được, bạn không thể nạp tiền nếu có hạn mức.",
  asOf: "Tính đến {{at}}. Các lần nạp ở nơi khác cũng được tính.",
  field: "Hạn mức mới",
  edit: "Sửa",
  set: "Đặt hạn mức",
  change: "Đổi hạn mức",
  remove: "Bỏ hạn mức",
  askedHigher: "Vào {{at}}, bạn đã yêu cầu hạn mức {{limit}}.",
  askedNone: "Vào {{at}}, bạn đã yêu cầu bỏ hạn mức.",
  wait: "Bạn có thể xác nhận từ {{from}}.",
  confirmBy: "Hãy xác nhận trước {{until}}, nếu không yêu cầu sẽ hết hiệu lực.",
  confirm: "Xác nhận",
  drop: "Giữ hạn mức hiện tại",
  done: {
    set: "Hạn mức đã có hiệu lực.",
    asked:
      "Chúng tôi đã nhận yêu cầu của bạn. Hãy xác nhận tại đây sau 24 giờ. Cho đến lúc đó, hạn mức không đổi.",
    confirmed: "Thay đổi đã có hiệu lực.",
    dropped: "Hạn mức của bạn được giữ nguyên.",
  },
  changed: "Hiện không thể xác nhận yêu cầu này. Trang này hiển thị trạng thái hiện tại.",
  link: "Hạn mức của bạn",
  choice: {
    title: "Chọn hạn mức trước lần nạp đầu tiên",
    lead: "Bạn có thể giới hạn số tiền nạp, số tiền thua, thời gian chơi, hoặc không đặt hạn mức. Bạn có thể đặt hoặc giảm hạn mức bất cứ lúc nào ở trang hạn mức.",
    which: "Loại hạn mức",
    prompt: "Chọn",
    amount: "Hạn mức (thời gian tính bằng phút)",
    set: "Đặt hạn mức này",
    none: "Không đặt hạn mức",
  },
};
