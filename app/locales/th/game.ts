/** The page of a game, in Thai. */
export default {
  similar: "เกมที่คล้ายกัน",
  provider: "ค่ายเกม",
  minBet: "เดิมพันขั้นต่ำ",
  lines: "ไลน์",
  notHere: "เราไม่ทราบว่าคุณอยู่ในประเทศใด จึงไม่สามารถเริ่มเกมจากที่นี่ได้ คุณยังสามารถดูหน้าอื่น ๆ ได้",
  favorite: "รายการโปรด",
  share: "แชร์",
  copyLink: "คัดลอกลิงก์",
  copied: "คัดลอกลิงก์แล้ว",
  maxBet: "เดิมพันสูงสุด",
  rtp: "อัตราการคืนเงินผู้เล่น (RTP)",
  volatility: "ความผันผวน",
  volatilities: { LOW: "ต่ำ", MEDIUM: "ปานกลาง", HIGH: "สูง" },
  rules: "กติกา",
};
