/** From what was earned in some days to what was earned in others (N16). */
export default {
  title: "Chênh lệch gồm những gì",
  lead: "Chỉ gồm những ngày đã kết thúc, từ kỳ so sánh đến kỳ này. Mỗi bước dẫn đến số liệu của nó.",
  causes: "Theo nguyên nhân",
  before: "Kỳ so sánh",
  after: "Kỳ này",
  play: "Cược nhiều hơn hoặc ít hơn",
  rate: "Tỷ lệ và cược giữa các nhánh",
  rates: "Tỷ lệ và làm tròn",
  others: "Tất cả còn lại ({{count}})",
  payIn: "Lương và cổ tức nhận được",
  payOut: "Lương và cổ tức trả cho đội nhóm",
  month: "So sánh với {{month}}",
  by: {
    branch: "Hoa hồng theo nhánh",
    account: "Hoa hồng theo tài khoản",
  },
};
