/** The statement of an account (G25). */
export default {
  lead: "Số tiền bạn đã nạp, rút, cược và thắng trong tối đa một năm. Cược được tính vào ngày kết toán.",
  views: "Tổng theo",
  by: {
    day: "Theo ngày",
    product: "Theo sản phẩm",
    game: "Theo trò chơi",
  },
  product: "Sản phẩm",
  bets: "Số lượt cược",
  result: "Tiền thắng trừ tiền cược",
  chartDays: "Lãi lỗ theo ngày; số liệu có trong bảng bên dưới",
  chartWeeks: "Lãi lỗ theo tuần; số liệu có trong bảng bên dưới",
  week: "Tuần từ {{day}}",
  opening: "Từ khi mở tài khoản",
  openingLine:
    "Từ khi tài khoản được mở ngày {{day}}: nạp tiền {{deposit}}, rút tiền {{withdrawal}}, cược {{stake}}, tiền thắng {{win}}, tiền thưởng {{bonus}}, hoàn trả {{rebate}}, lãi lỗ {{profit}}.",
  openingUnknown:
    "Từ khi tài khoản được mở: nạp tiền {{deposit}}, rút tiền {{withdrawal}}, cược {{stake}}, tiền thắng {{win}}, tiền thưởng {{bonus}}, hoàn trả {{rebate}}, lãi lỗ {{profit}}.",
  openingSince:
    "Số liệu có từ {{since}}, sau ngày mở tài khoản. Từ đó: nạp tiền {{deposit}}, rút tiền {{withdrawal}}, cược {{stake}}, tiền thắng {{win}}, tiền thưởng {{bonus}}, hoàn trả {{rebate}}, lãi lỗ {{profit}}.",
  sumsSince: "Số liệu bắt đầu từ {{since}}. Những ngày trước đó của kỳ này không được tính.",
  gamesSince:
    "Cược theo trò chơi có từ {{since}}. Các cược trước đó của kỳ này chỉ nằm trong tổng theo ngày và theo sản phẩm.",
  account: "Tài khoản {{account}}",
};
