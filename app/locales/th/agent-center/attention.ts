/** What needs an agent's attention (N8). */
export default {
  kinds: {
    OWN_CONTRACT_ENDED: "สัญญาของคุณสิ้นสุดแล้ว แต่ยังจ่ายให้สายล่างอยู่",
    CONTRACT_ENDED: "สัญญาที่สิ้นสุดแล้ว",
    CONTRACT_FROZEN: "สัญญาที่ถูกระงับ",
    CONTRACT_ABOVE_OWN: "สัญญาที่อัตราสูงกว่าของคุณ",
    RATE_ABOVE_OWN: "อัตราที่สูงกว่าของคุณ",
    PAY_PENDING: "ค่าตอบแทนและเงินปันผลที่รอจ่าย",
    NEW_WITHOUT_DEPOSIT: "สมาชิกใหม่ที่ยังไม่ได้ฝากเงิน",
    INACTIVE: "สมาชิกที่หยุดเล่น",
    BIG_WIN: "เงินรางวัลก้อนใหญ่",
    LARGE_DEPOSIT: "ยอดฝากสูง",
    LARGE_WITHDRAWAL: "ยอดถอนสูง",
  },
  more: "อีก {{count}} รายการ",
  RECEIVED: "คุณได้รับ",
  PAID: "คุณจ่าย",
  rates: "{{rate}}% ของคุณ {{own}}%",
  at: "{{time}}",
  lastPlay: "เล่นล่าสุด {{time}}",
  joined: "สมัครเมื่อ {{time}}",
};
