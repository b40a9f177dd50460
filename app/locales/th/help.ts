/** The help center, in Thai. */
export default {
  title: "ศูนย์ช่วยเหลือ",
  intro: "คำตอบเกี่ยวกับการเล่น บัญชี และเงินของคุณ",
  contents: "สารบัญ",
  stillStuck: "ไม่พบคำตอบใช่ไหม",
  stillStuckText: "ฝ่ายบริการลูกค้ายินดีช่วยเหลือ",
  empty: "ยังไม่มีเนื้อหาช่วยเหลือ",
  backToTop: "กลับไปที่สารบัญ",
  legalLanguages: "ข้อกำหนดและกฎที่ใช้กับคุณมีผลผูกพันในภาษา:",
};
