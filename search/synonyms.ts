/** Other words for pages and categories, in the portal's languages (Q5). Each row says why players use them. */
import type { SearchEntry } from "./search-index.ts";

interface Synonyms {
  /** `kind:id` of the entries. */
  for: readonly string[];
  words: readonly string[];
  reason: string;
}

const synonyms: readonly Synonyms[] = [
  {
    for: ["account:/member/withdraw"],
    words: [
      "cash out",
      "payout",
      "take money out",
      "환전",
      "출금하기",
      "rút tiền mặt",
      "ถอนเงินออก",
      "提现",
      "取款",
      "出金",
      "引き出し",
    ],
    reason: "Other operators name the withdrawal so; zh and ja use several words.",
  },
  {
    for: ["account:/member/deposit"],
    words: [
      "cash in",
      "top up",
      "add money",
      "recharge",
      "충전",
      "입금하기",
      "nạp",
      "gửi tiền",
      "เติมเงิน",
      "充值",
      "存款",
      "入金",
      "チャージ",
    ],
    reason: "In Asia a deposit is mostly called a top-up or charge.",
  },
  {
    for: ["account:/member/bets"],
    words: [
      "history",
      "bet history",
      "betting record",
      "game records",
      "배팅내역",
      "베팅 내역",
      "lịch sử cược",
      "ประวัติการเดิมพัน",
      "投注记录",
      "ベット履歴",
    ],
    reason: "Players look for the history of their bets under its usual names.",
  },
  {
    for: ["account:/member/transactions"],
    words: [
      "statement",
      "account history",
      "money history",
      "거래내역",
      "입출금 내역",
      "sao kê",
      "รายการเดินบัญชี",
      "账变",
      "取引履歴",
    ],
    reason: "Banks call this page a statement.",
  },
  {
    for: ["account:/member/wallets"],
    words: [
      "wallet",
      "balance",
      "move money",
      "지갑",
      "잔액",
      "ví",
      "số dư",
      "กระเป๋าเงิน",
      "ยอดเงิน",
      "钱包",
      "余额",
      "ウォレット",
      "残高",
    ],
    reason: "The balance and its wallets are looked for by the thing, not by the transfer.",
  },
  {
    for: ["account:/member/profile"],
    words: [
      "my account",
      "personal details",
      "내 정보",
      "회원정보",
      "tài khoản",
      "ข้อมูลส่วนตัว",
      "个人资料",
      "プロフィール",
    ],
    reason: "The profile is the account's own data.",
  },
  {
    for: ["account:/member"],
    words: [
      "password",
      "change password",
      "security",
      "비밀번호",
      "비번 변경",
      "mật khẩu",
      "รหัสผ่าน",
      "密码",
      "パスワード",
    ],
    reason: "Passwords are changed on the security page.",
  },
  {
    for: ["account:/member/messages"],
    words: ["inbox", "mail", "쪽지", "메시지함", "hộp thư", "กล่องข้อความ", "站内信", "受信箱"],
    reason: "Messages are an inbox elsewhere; Korean sites say 쪽지.",
  },
  {
    for: ["account:/member/referral"],
    words: [
      "invite a friend",
      "refer a friend",
      "친구 추천",
      "지인 추천",
      "mời bạn",
      "ชวนเพื่อน",
      "邀请好友",
      "友達紹介",
    ],
    reason: "The programme is known by inviting friends.",
  },
  {
    for: ["account:/member/rebate"],
    words: ["cashback", "콤프", "롤링", "hoàn trả", "คืนยอดเสีย", "返水", "洗码", "キャッシュバック"],
    reason: "Rebates are called cashback, rolling or comp by market.",
  },
  {
    for: ["account:/member/bonuses"],
    words: ["wagering", "bonus history", "보너스 내역", "thưởng", "โบนัส", "红利", "ボーナス"],
    reason: "The wagering of a bonus is shown there.",
  },
  {
    for: ["account:/pointMall"],
    words: ["points", "shop", "포인트", "포인트 상점", "điểm", "แต้ม", "积分", "ポイント"],
    reason: "Players look for their points, not for the mall.",
  },
  {
    for: ["account:/login"],
    words: ["sign in", "log on", "로그인하기", "đăng nhập", "เข้าสู่ระบบ", "登录", "ログイン"],
    reason: "Usual words for the same page.",
  },
  {
    for: ["account:/register"],
    words: [
      "sign up",
      "join",
      "create account",
      "회원가입",
      "가입",
      "đăng ký",
      "สมัคร",
      "注册",
      "新規登録",
    ],
    reason: "Usual words for the same page.",
  },
  {
    for: ["category:/rng"],
    words: [
      "slot machine",
      "fruit machine",
      "pokies",
      "슬롯머신",
      "nổ hũ",
      "สล็อตแมชชีน",
      "老虎机",
      "电子游戏",
      "スロットマシン",
    ],
    reason: "Regional names of slots.",
  },
  {
    for: ["category:/live"],
    words: [
      "dealer",
      "live dealer",
      "카지노",
      "라카",
      "sòng bài",
      "คาสิโน",
      "真人",
      "ライブディーラー",
    ],
    reason: "Live casino is known by its dealers, and in Korea simply as casino.",
  },
  {
    for: ["category:/fish"],
    words: ["fish", "fish hunter", "물고기", "bắn cá", "ยิงปลา", "捕鱼", "釣り"],
    reason: "The games are known as fish shooting.",
  },
  {
    for: ["category:/sports"],
    words: [
      "football",
      "soccer",
      "sportsbook",
      "스포츠 토토",
      "토토",
      "cá độ bóng đá",
      "แทงบอล",
      "体育投注",
      "サッカー",
    ],
    reason: "Most players mean football.",
  },
  {
    for: ["category:/lott"],
    words: ["lotto", "draw", "복권", "로또", "xổ số", "หวย", "彩票", "宝くじ"],
    reason: "Local names of lotteries.",
  },
  {
    for: ["category:/cockfight"],
    words: ["rooster", "sabong", "닭싸움", "đá gà", "ไก่ชน", "斗鸡", "闘鶏"],
    reason: "Local names of cockfights.",
  },
  {
    for: ["category:/pvp"],
    words: ["card games", "cards", "카드 게임", "game bài", "ไพ่", "棋牌", "カードゲーム"],
    reason: "Games between players are card games.",
  },
];

/**
 * Readings of Japanese names in kana, because the index can't know how kanji are read. Latin spellings follow from
 * them.
 */
const readings: Readonly<Record<string, readonly string[]>> = {
  "account:/member/withdraw": ["しゅっきん"],
  "account:/member/deposit": ["にゅうきん"],
  "account:/member/transactions": ["とりひきりれき"],
  "account:/member/profit": ["そんえき"],
  "account:/member/referral": ["ともだちしょうたい"],
  "account:/register": ["とうろく"],
  "account:/favorite": ["おきにいり"],
  "category:/hot": ["にんき"],
  "category:/new": ["しんちゃく"],
  "category:/lott": ["たからくじ"],
  "category:/fish": ["つり"],
  "category:/cockfight": ["とうけい"],
  "category:/horse": ["けいば"],
};

const wordsByEntry = new Map<string, string[]>();
for (const row of synonyms) {
  for (const key of row.for)
    wordsByEntry.set(key, [...(wordsByEntry.get(key) ?? []), ...row.words]);
}

for (const [key, words] of Object.entries(readings)) {
  wordsByEntry.set(key, [...(wordsByEntry.get(key) ?? []), ...words]);
}

/** Returns other words for an entry. */
export const synonymsFor = ({ kind, id }: Pick<SearchEntry, "kind" | "id">): readonly string[] =>
  wordsByEntry.get(`${kind}:${id}`) ?? [];
