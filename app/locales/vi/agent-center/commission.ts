/** What commission is made of (N18). */
export default {
  title: "Cách tính hoa hồng",
  lead: "Cược hợp lệ nhân với tỷ lệ có hiệu lực khi đó, trừ phần chia cho tuyến dưới.",
  rate: "Tỷ lệ",
  exact: "Chính xác",
  rounded: "Làm tròn xuống",
  member: "Thành viên trực tiếp",
  step: "{{stake}} × {{rate}} = {{exact}}, làm tròn xuống {{amount}}",
  result: "{{own}} − {{given}} = {{net}}",
  note: "Mỗi sản phẩm và tỷ lệ được làm tròn xuống một lần đến bốn chữ số thập phân; phần chia cho tuyến dưới được làm tròn một lần cho mỗi thành viên trực tiếp.",
  only: "Chỉ {{name}}: {{value}}",
  all: "Hiện tất cả",
};
