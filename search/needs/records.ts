/** Other words for what an account can look up (Q10). */
import type { Need } from "./need.ts";

export const records: readonly Need[] = [
  {
    for: "account:/member#today",
    words: {
      en: "today's result, todays result, result today, results of today, today's profit, profit today, today's loss, loss today, how much did i win today, how much did i lose today, won today, lost today, winnings today, today",
      ko: "오늘 손익, 오늘 결과, 오늘의 결과, 오늘 수익, 오늘 얼마 땄는지, 오늘 얼마 땄지, 오늘 얼마 잃었지, 오늘 딴 돈, 오늘 잃은 돈, 당일 손익, 금일 손익, 오늘",
      vi: "kết quả hôm nay, lãi lỗ hôm nay, hôm nay thắng bao nhiêu, hôm nay thua bao nhiêu, hôm nay",
      th: "ผลวันนี้, กำไรวันนี้, วันนี้ได้เท่าไหร่, วันนี้เสียเท่าไหร่, กำไรขาดทุนวันนี้, วันนี้",
      zh: "今日结果, 今日盈亏, 今天输赢, 今天赢了多少, 今天输了多少, 今日输赢, 今日",
      ja: "本日の結果, 今日の結果, 今日の損益, 本日の損益, 今日いくら勝った, 今日いくら負けた, 今日",
    },
  },
  {
    for: "account:/member/bets",
    words: {
      en: "history, bet history, betting record, game records, betting history, my bets, old bets, last bets, open bets, pending bets, game history, round history, bet slip, playing history, results of my bets",
      ko: "배팅내역, 베팅 내역, 배팅 내역, 베팅 기록, 게임 기록, 게임 내역, 내 베팅, 지난 베팅, 미정산 베팅, 배팅 결과",
      vi: "lịch sử cược, lịch sử, lịch sử chơi, lịch sử đặt cược, vé cược, cược của tôi, lịch sử game",
      th: "ประวัติการเดิมพัน, ประวัติ, ประวัติเดิมพัน, ประวัติการเล่น, บิล, เดิมพันของฉัน",
      zh: "投注记录, 注单, 游戏记录, 下注记录, 历史记录, 我的投注, 未结算注单",
      ja: "ベット履歴, 履歴, 賭け履歴, ゲーム履歴, プレイ履歴, ベット記録, 未確定ベット",
    },
  },
  {
    for: "account:/member/transactions",
    words: {
      en: "transactions, statement, account history, money history, transaction history, payment history, deposit history, withdrawal history, movements, bookings, account movements",
      ko: "거래내역, 입출금 내역, 거래 내역, 입금 내역, 출금 내역, 충전 내역, 환전 내역, 머니 내역, 결제 내역",
      vi: "sao kê, lịch sử giao dịch, lịch sử nạp, lịch sử rút, lịch sử nạp rút, biến động số dư",
      th: "รายการเดินบัญชี, ประวัติธุรกรรม, ประวัติการฝาก, ประวัติการถอน, ประวัติฝากถอน, ประวัติการเงิน",
      zh: "账变, 交易记录, 存款记录, 提款记录, 资金明细, 账变记录, 流水记录",
      ja: "取引履歴, 入金履歴, 出金履歴, 入出金履歴, 取引記録, 明細, とりひきりれき",
    },
  },
  {
    for: "account:/member/profit",
    words: {
      en: "profit and loss, profit loss, win loss, wins and losses, my profit, my losses, how much have i lost, how much have i won, total loss, winnings report, p&l",
      ko: "손익, 수익, 손실, 승패, 내 손익, 총 손실, 수익률, 얼마 잃었는지, 얼마 땄는지",
      vi: "lãi lỗ, thắng thua, tổng thua, tôi thua bao nhiêu, báo cáo lãi lỗ",
      th: "กำไรขาดทุน, แพ้ชนะ, เสียไปเท่าไหร่, ยอดได้เสีย, กำไร",
      zh: "盈亏, 输赢, 盈亏报表, 总共输了多少, 输赢报表",
      ja: "損益, 勝ち負け, 収支, 総損失, いくら負けた, そんえき",
    },
  },
  {
    for: "account:/member/statement",
    words: {
      en: "account statement, statement of account, monthly statement, yearly statement, tax statement, tax, annual report, summary, report, overview of my money, bank statement",
      ko: "명세서, 거래 명세서, 월 명세서, 연간 명세서, 세금, 정산서, 내역서",
      vi: "sao kê tài khoản, bảng sao kê, sao kê tháng, báo cáo, thuế",
      th: "รายการสรุปบัญชี, สรุปบัญชี, ใบแจ้งยอด, รายงาน, ภาษี",
      zh: "对账单, 月结单, 年度报表, 账单, 报税",
      ja: "ご利用明細, 利用明細, 月間明細, 年間明細, 税金, 取引明細書",
    },
  },
  {
    for: "account:/lottery",
    words: {
      en: "lottery, lottery results, lotto results, winning numbers, drawn numbers, draw results, draw, draws, next draw, lotto draw, buy a lottery ticket, lottery ticket, lotteries",
      ko: "복권, 로또, 추첨, 추첨 결과, 당첨 번호, 당첨번호, 복권 결과, 로또 결과, 추첨 시간, 다음 추첨, 복권 구매",
      vi: "xổ số, kết quả xổ số, kết quả, quay số, số trúng thưởng, mua vé số, lô đề, kqxs",
      th: "ลอตเตอรี่, หวย, ผลหวย, ตรวจหวย, ผลลอตเตอรี่, ซื้อหวย, เลขที่ออก, งวดต่อไป",
      zh: "彩票, 开奖, 开奖结果, 开奖号码, 中奖号码, 买彩票, 开奖时间",
      ja: "宝くじ, ロッタリー, 抽選結果, 当選番号, 抽選, ロト, 宝くじ結果, くじ",
    },
  },
  {
    for: "account:/seaLottery",
    words: {
      en: "southeast asian lotteries, sea lottery, thai lottery, lao lottery, asian lottery",
      ko: "동남아 복권, 태국 복권",
      vi: "xổ số đông nam á, xổ số thái",
      th: "หวยลาว, หวยไทย, หวยเอเชีย",
      zh: "东南亚彩票, 泰国彩票",
      ja: "東南アジア宝くじ, タイ宝くじ",
    },
  },
  {
    for: "account:/vnLottery",
    words: {
      en: "vietnamese lottery, vietnam lottery",
      ko: "베트남 복권",
      vi: "xổ số việt nam, xổ số miền bắc, xổ số miền nam, xổ số miền trung, xsmb, xsmn",
      th: "หวยฮานอย, หวยเวียดนาม",
      zh: "越南彩票",
      ja: "ベトナム宝くじ",
    },
  },
];
