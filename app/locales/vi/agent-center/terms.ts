/** The house terms of the agent center (N4). */
export default {
  title: "Giải thích thuật ngữ",
  ggr: "Doanh thu gộp (GGR)",
  ggrText:
    "Doanh thu trò chơi gộp: tiền cược trừ tiền trả thưởng. Lớn hơn 0 nghĩa là nhà cái thắng.",
  ngr: "Doanh thu ròng (NGR)",
  ngrText: "Doanh thu trò chơi ròng: GGR trừ thưởng và hoàn trả.",
  hold: "Tỷ lệ giữ",
  holdText:
    "GGR tính theo phần trăm tiền cược. Tổng được tính từ tổng tiền cược, không phải trung bình.",
  playersProfit: "Lãi lỗ hội viên",
  playersProfitText:
    "Số tiền hội viên thắng hoặc thua, gồm thưởng và hoàn trả: NGR nhìn từ phía kia. Đó là kết quả của hội viên nên ở đây không có màu.",
};
