/** The page of a game, in Vietnamese. */
export default {
  similar: "Trò chơi tương tự",
  provider: "Nhà cung cấp",
  minBet: "Cược tối thiểu",
  lines: "Số dòng",
  notHere:
    "Chúng tôi không xác định được bạn đang ở quốc gia nào nên không thể mở trò chơi tại đây. Bạn vẫn có thể xem các trò chơi.",
  favorite: "Yêu thích",
  share: "Chia sẻ",
  copyLink: "Sao chép liên kết",
  copied: "Đã sao chép liên kết",
  maxBet: "Cược tối đa",
  rtp: "Tỷ lệ hoàn trả (RTP)",
  volatility: "Độ biến động",
  volatilities: { LOW: "Thấp", MEDIUM: "Trung bình", HIGH: "Cao" },
  rules: "Luật chơi",
  forbidden: "Không có tại nơi này",
  forbiddenText: "Quy định tại nơi bạn đang ở không cho phép loại trò chơi này.",
  forbiddenRule: "Quy định: sản phẩm được phép tại thị trường {{market}}, phiên bản {{version}}.",
  otherGames: "Xem trò chơi khác",
};
