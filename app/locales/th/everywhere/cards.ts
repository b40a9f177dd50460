/** Texts of a game's card, and of adding or removing a favourite. */
export default {
  card: {
    play: "เล่น {{name}}",
    hot: "ฮิต",
    new: "ใหม่",
    favorite: "รายการโปรด: {{name}}",
    lines_other: "{{count}} ไลน์",
    from: "เริ่มต้น {{amount}}",
    rtp: "คืนเงิน {{rtp}}",
    volatility: { LOW: "ความผันผวนต่ำ", MEDIUM: "ความผันผวนปานกลาง", HIGH: "ความผันผวนสูง" },
    trial: "ทดลองเล่น",
    trialOf: "ทดลองเล่น: {{name}}",
  },
  favorite: {
    failed: "เปลี่ยนรายการโปรดไม่ได้ โปรดลองอีกครั้ง",
    tooFast: "เปลี่ยนรายการโปรดได้วินาทีละหนึ่งรายการ โปรดลองอีกครั้งในอีกสักครู่",
  },
};
