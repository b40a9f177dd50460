/** Withdrawals to confirm, in the agent center, in Vietnamese. */
export default {
  time: "Thời hạn xác nhận",
  lead: "Các lệnh rút đã được chi trả cho bạn. Vui lòng xác nhận tiền đã đến hay chưa.",
  leadMinutes_other:
    "Các lệnh rút đã được chi trả cho bạn. Vui lòng xác nhận tiền đã đến hay chưa. Sau {{count}} phút sẽ được xem là đã nhận.",
  none: "Không có lệnh rút cần xác nhận",
  waiting: "Tiền đã đến chưa?",
  settled: "Đã hoàn tất",
  withdrawal: "Lệnh rút",
  amount: "Số tiền",
  paidAt: "Thời gian chi trả",
  paid: "Số {{id}} · chi trả lúc {{at}}",
  left: "Thời gian còn lại:",
  until: "(đến {{at}})",
  over: "Đã hết thời gian. Lệnh rút được xem là đã nhận.",
  state: "Trạng thái",
  states: {
    WAITING: "Chờ bạn xác nhận",
    RECEIVED: "Đã nhận",
    NOT_RECEIVED: "Chưa nhận, đang kiểm tra",
    FORCED: "Được xem là đã nhận",
  },
  notRefunded: "Số tiền sẽ không được hoàn lại",
  decide: {
    RECEIVED: "Đã nhận",
    NOT_RECEIVED: "Chưa nhận",
    ALL_RECEIVED: "Đã nhận tất cả",
  },
  ask: {
    RECEIVED: "Xác nhận tiền đã đến tài khoản của bạn. Không thể hoàn tác thao tác này.",
    NOT_RECEIVED: "Hãy gửi hình ảnh chứng minh, chẳng hạn sao kê tài khoản.",
    ALL_RECEIVED: "Xác nhận tất cả lệnh rút đang chờ đều đã đến. Không thể hoàn tác thao tác này.",
  },
  now: {
    RECEIVED: "Tiền đã đến",
    NOT_RECEIVED: "Tiền chưa đến",
    ALL_RECEIVED: "Tất cả đã đến",
  },
  done: {
    RECEIVED: "Cảm ơn bạn. Lệnh rút đã hoàn tất.",
    NOT_RECEIVED: "Chúng tôi đã nhận hình ảnh và đang kiểm tra.",
    ALL_RECEIVED: "Cảm ơn bạn. Tất cả lệnh rút đã hoàn tất.",
  },
  proof: "Hình ảnh",
  proofRule: "PNG hoặc JPG, tối đa 5 MB",
};
