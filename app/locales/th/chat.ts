/** The chat with customer service, in Thai. */
export default {
  lead: "เลือกแผนกที่ต้องการติดต่อ",
  online: "ออนไลน์",
  offline: "ไม่อยู่",
  start: "เริ่มแชต",
  others: "ช่องทางติดต่ออื่น",
  frame: "แชตกับฝ่ายบริการลูกค้า",
  frameOf: "แชต: {{desk}}",
  newWindow: "เปิดหน้าต่างใหม่",
  another: "เริ่มแชตใหม่",
  late: "ยังเปิดแชตไม่ได้ ลองอีกครั้ง เปิดในหน้าต่างใหม่ หรือติดต่อเราผ่านช่องทางอื่น",
  retry: "ลองอีกครั้ง",
};
