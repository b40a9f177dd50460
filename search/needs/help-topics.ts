/** Other words for topics of the help center, whose anchors are the platform's (Q10). */
import type { Need } from "./need.ts";

export const helpTopics: readonly Need[] = [
  {
    for: "help:account",
    words: {
      en: "close my account, close account, delete my account, delete account, cancel my account, remove my account, end my account, unsubscribe, account help, keep my account safe",
      ko: "회원 탈퇴, 탈퇴, 계정 삭제, 계정 닫기, 계정 해지, 계정 탈퇴",
      vi: "đóng tài khoản, xóa tài khoản, hủy tài khoản",
      th: "ปิดบัญชี, ลบบัญชี, ยกเลิกบัญชี",
      zh: "注销账户, 注销账号, 关闭账户, 删除账户, 销户",
      ja: "退会, アカウント削除, アカウント閉鎖, 口座閉鎖, 解約",
    },
  },
  {
    for: "help:deposit",
    words: {
      en: "minimum deposit, maximum deposit, min deposit, smallest deposit, least amount to deposit, how long does a deposit take, deposit time, deposit fee, deposit help",
      ko: "최소 입금, 최소 입금액, 최대 입금액, 입금 수수료, 입금 시간, 입금 안내, 입금 얼마나 걸려요",
      vi: "nạp tối thiểu, nạp tối đa, phí nạp tiền, nạp tiền bao lâu, hướng dẫn nạp tiền",
      th: "ฝากขั้นต่ำ, ฝากสูงสุด, ค่าธรรมเนียมการฝาก, ฝากเงินนานไหม, วิธีการฝาก",
      zh: "最低存款, 最高存款, 最低充值, 存款手续费, 存款多久到账",
      ja: "最低入金額, 最高入金額, 入金手数料, 入金にかかる時間, 入金時間",
    },
  },
  {
    for: "help:withdraw",
    words: {
      en: "how long does a withdrawal take, withdrawal time, how long until i get my money, when do i get my money, withdrawal fee, minimum withdrawal, maximum withdrawal, withdrawal duration, payout time, withdrawal help",
      ko: "출금 시간, 출금 얼마나 걸려요, 출금 언제 되나요, 출금 소요 시간, 출금 수수료, 최소 출금, 최대 출금, 출금 안내, 환전 시간",
      vi: "rút tiền bao lâu, rút tiền mất bao lâu, thời gian rút tiền, phí rút tiền, rút tối thiểu, hướng dẫn rút tiền",
      th: "ถอนเงินนานไหม, ถอนเงินกี่นาที, เวลาถอนเงิน, ค่าธรรมเนียมการถอน, ถอนขั้นต่ำ",
      zh: "提款多久到账, 提现多久, 提款时间, 提款手续费, 最低提款, 最高提款",
      ja: "出金にかかる時間, 出金時間, 出金何日, 出金手数料, 最低出金額",
    },
  },
  {
    for: "help:responsible",
    words: {
      en: "responsible gaming, responsible gambling",
      ko: "책임 있는 게임",
      vi: "chơi có trách nhiệm",
      th: "เล่นอย่างรับผิดชอบ",
      zh: "负责任博彩",
      ja: "責任あるゲーミング",
    },
  },
  {
    for: "help:terms",
    words: {
      en: "terms, terms and conditions, conditions, t&c, agreement, minimum age, age limit, how old, how old do i have to be, legal age, legal",
      ko: "이용약관, 약관, 이용 조건, 나이 제한, 몇 살부터, 최소 연령, 연령 제한, 만 나이",
      vi: "điều khoản, điều kiện, quy định, bao nhiêu tuổi, độ tuổi",
      th: "ข้อกำหนด, เงื่อนไข, ข้อตกลง, อายุขั้นต่ำ, อายุเท่าไหร่",
      zh: "条款, 服务条款, 使用条款, 协议, 年龄限制, 几岁, 多少岁",
      ja: "利用規約, 規約, 約款, 年齢制限, 何歳から, 年齢",
    },
  },
  {
    for: "help:privacy",
    words: {
      en: "privacy, privacy policy, data protection, what do you store about me",
      ko: "개인정보, 개인정보 처리방침, 개인정보 보호",
      vi: "quyền riêng tư, chính sách bảo mật, bảo vệ dữ liệu",
      th: "ความเป็นส่วนตัว, นโยบายความเป็นส่วนตัว",
      zh: "隐私, 隐私政策, 数据保护",
      ja: "プライバシー, プライバシーポリシー, 個人情報保護",
    },
  },
  {
    for: "help:rules",
    words: {
      en: "rules, game rules, how to play, how do slots work, betting rules, odds, rtp",
      ko: "규칙, 게임 규칙, 게임 방법, 배팅 규칙, 베팅 규칙",
      vi: "luật chơi, cách chơi, quy tắc",
      th: "กติกา, กฎ, วิธีเล่น",
      zh: "规则, 游戏规则, 玩法, 怎么玩",
      ja: "ルール, ゲームルール, 遊び方",
    },
  },
  {
    for: "help:about",
    words: {
      en: "about, about us, who are you, company, licence, license, licensed, is this legal, legit, imprint",
      ko: "회사 소개, 소개, 라이선스, 허가, 합법, 먹튀",
      vi: "về chúng tôi, giới thiệu, giấy phép, công ty, uy tín",
      th: "เกี่ยวกับเรา, ใบอนุญาต, บริษัท, ถูกกฎหมาย",
      zh: "关于我们, 牌照, 公司, 执照, 合法吗",
      ja: "会社概要, 私たちについて, ライセンス, 運営会社, 合法",
    },
  },
  {
    for: "help:faq",
    words: {
      en: "faq, frequently asked questions, questions and answers, common questions",
      ko: "자주 묻는 질문, FAQ, 질문과 답변",
      vi: "câu hỏi thường gặp, hỏi đáp",
      th: "คำถามที่พบบ่อย, ถามตอบ",
      zh: "常见问题, 问答",
      ja: "よくある質問, Q&A",
    },
  },
];
