/** The makers of the games, in Thai. */
export default {
  title: "ค่ายเกม",
  lead: "ค่ายเกมทั้งหมดและเกมของแต่ละค่าย",
  all: "ทุกค่ายเกม",
  empty: "แสดงรายชื่อค่ายเกมไม่ได้",
  emptyText: "คุณยังดูเกมต่างๆ ได้",
  home: "ไปที่เกม",
};
