import type { Lang, Localised } from "../../http/language.ts";

const words: Readonly<Record<string, Localised>> = {
  opening: {
    EN: "Opening balance",
    KR: "기초 잔액",
    VN: "Số dư đầu kỳ",
    TH: "ยอดยกมา",
    CN: "期初余额",
    JP: "期首残高",
  },
  deposit: { EN: "Deposit", KR: "입금", VN: "Nạp tiền", TH: "ฝากเงิน", CN: "存款", JP: "入金" },
  withdrawal: {
    EN: "Withdrawal",
    KR: "출금",
    VN: "Rút tiền",
    TH: "ถอนเงิน",
    CN: "提款",
    JP: "出金",
  },
  correction: {
    EN: "Correction",
    KR: "조정",
    VN: "Điều chỉnh",
    TH: "ปรับปรุง",
    CN: "调整",
    JP: "調整",
  },
  wallet: {
    EN: "Wallet transfer",
    KR: "지갑 이동",
    VN: "Chuyển ví",
    TH: "โอนระหว่างกระเป๋า",
    CN: "钱包转账",
    JP: "ウォレット間の振替",
  },
  line: {
    EN: "Team transfer",
    KR: "팀 이체",
    VN: "Chuyển trong đội nhóm",
    TH: "โอนในทีม",
    CN: "团队转账",
    JP: "チーム内の振替",
  },
  bonus: { EN: "Bonus", KR: "보너스", VN: "Tiền thưởng", TH: "โบนัส", CN: "红利", JP: "ボーナス" },
  reward: { EN: "Reward", KR: "리워드", VN: "Phần thưởng", TH: "รางวัล", CN: "奖励", JP: "特典" },
  rebate: { EN: "Rebate", KR: "리베이트", VN: "Hoàn trả", TH: "เงินคืน", CN: "返水", JP: "リベート" },
  contract: { EN: "Contract", KR: "계약", VN: "Hợp đồng", TH: "สัญญา", CN: "契约", JP: "契約" },
  convert: {
    EN: "Points converted",
    KR: "포인트 전환",
    VN: "Đổi điểm",
    TH: "แลกคะแนน",
    CN: "积分兑换",
    JP: "ポイント交換",
  },
  order: {
    EN: "Points order",
    KR: "포인트 교환",
    VN: "Đơn đổi điểm",
    TH: "คำสั่งแลกของ",
    CN: "积分订单",
    JP: "ポイント注文",
  },
  fee: {
    EN: "Withdrawal fee",
    KR: "출금 수수료",
    VN: "Phí rút tiền",
    TH: "ค่าธรรมเนียมการถอน",
    CN: "提款手续费",
    JP: "出金手数料",
  },
  commission: {
    EN: "Commission",
    KR: "커미션",
    VN: "Hoa hồng",
    TH: "ค่าคอมมิชชั่น",
    CN: "佣金",
    JP: "コミッション",
  },
};

/** The text of a movement on a statement, derived from the ledger's reference; rounds have none. */
export function remarkOf(reference: string, lang: Lang): string {
  const [word = "", first = "", ...rest] = reference.split(":");
  const said = words[word]?.[lang];
  if (said === undefined) return "";
  if (word === "line") return `${said} ${rest.join(" → ")}`;
  if (word === "wallet") return `${said} ${[first, ...rest].join(" → ")}`;
  return word === "opening" ? said : `${said} ${first}`.trim();
}
