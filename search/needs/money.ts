/** Other words for what is done with money (Q10). */
import type { Need } from "./need.ts";

export const money: readonly Need[] = [
  {
    for: "account:/member/deposit",
    words: {
      en: "cash in, top up, topup, add money, add funds, add cash, recharge, pay in, put money in, load money, fund my account, make a deposit, how to deposit, deposit money, deposit pending, deposit not received, deposit not showing, deposit failed, deposit missing, money not arrived, payment failed, buy credits",
      ko: "충전, 입금하기, 입금 방법, 입금하는 법, 입금 신청, 입금 안됨, 입금이 안돼요, 입금 확인, 입금 지연, 돈 넣기, 충전하기, 입금 계좌",
      vi: "nạp, gửi tiền, nạp tiền, cách nạp tiền, nạp tiền không được, chưa nhận được tiền nạp, nạp tiền lỗi, bỏ tiền vào",
      th: "เติมเงิน, ฝากเงิน, ฝาก, วิธีฝากเงิน, ฝากเงินไม่เข้า, ฝากเงินไม่ได้, ยอดฝากไม่เข้า, เงินไม่เข้า",
      zh: "充值, 存款, 入金, 存钱, 如何存款, 怎么充值, 充值不到账, 存款未到账, 存款没到账, 充值失败",
      ja: "入金, チャージ, 入金方法, 入金できない, 入金反映されない, 入金されない, お金を入れる, にゅうきん",
    },
  },
  {
    for: "account:/member/deposit#methods",
    words: {
      en: "payment methods, payment method, payment options, ways to pay, how to pay, how can i pay, pay with, deposit methods, deposit options, credit card, debit card, visa, mastercard, bank transfer, e-wallet, ewallet, paypal, crypto, cryptocurrency, bitcoin, usdt, pay with card, which cards, accepted cards",
      ko: "결제수단, 결제 수단, 결제 방법, 결제방법, 지불 수단, 입금 수단, 입금 방법, 신용카드, 체크카드, 계좌이체, 가상화폐, 암호화폐, 코인, 비트코인, 테더, 카카오페이",
      vi: "phương thức thanh toán, cách thanh toán, phương thức nạp tiền, thẻ tín dụng, chuyển khoản, ví điện tử, momo, tiền điện tử, bitcoin, usdt, thẻ cào",
      th: "ช่องทางชำระเงิน, วิธีชำระเงิน, ช่องทางการชำระเงิน, ช่องทางฝากเงิน, บัตรเครดิต, โอนเงินธนาคาร, พร้อมเพย์, ทรูมันนี่, คริปโต, บิทคอยน์",
      zh: "支付方式, 付款方式, 支付方法, 存款方式, 充值方式, 信用卡, 银行转账, 支付宝, 微信支付, 加密货币, 比特币, 泰达币",
      ja: "支払い方法, 支払方法, お支払い方法, 決済方法, 入金手段, 入金方法, クレジットカード, 銀行振込, 電子マネー, 仮想通貨, 暗号資産, ビットコイン",
    },
  },
  {
    for: "account:/member/withdraw",
    words: {
      en: "cash out, cashout, payout, take money out, get my money, get my money out, withdrawal, withdraw money, withdrawal pending, withdrawal status, withdrawal failed, withdrawal delayed, withdrawal not received, withdrawal rejected, where is my withdrawal, where is my money, where's my money, can't withdraw, cancel withdrawal, cancel my withdrawal, withdraw winnings",
      ko: "환전, 출금하기, 출금 신청, 출금 방법, 출금 안됨, 출금이 안돼요, 출금 안돼요, 출금 지연, 출금 취소, 출금 상태, 출금 거절, 돈 빼기, 돈 찾기, 환전 지연, 인출",
      vi: "rút tiền mặt, rút, rút tiền, cách rút tiền, không rút được tiền, rút tiền chậm, rút tiền bị treo, hủy rút tiền, tiền rút chưa về, rút tiền chưa về",
      th: "ถอนเงินออก, ถอนเงิน, ถอน, วิธีถอนเงิน, ถอนเงินไม่ได้, ถอนไม่ได้, ถอนเงินช้า, ยกเลิกการถอน, เงินถอนไม่เข้า, เบิกเงิน",
      zh: "提现, 取款, 提款, 取钱, 怎么提现, 如何提款, 提现不到账, 提款未到账, 无法提款, 提款失败, 取消提款, 取不出来",
      ja: "出金, 引き出し, 出金方法, 出金できない, 出金されない, 出金遅い, 出金キャンセル, 出金状況, お金を引き出す, 換金, しゅっきん",
    },
  },
  {
    for: "account:/member/withdraw/cards",
    words: {
      en: "bank account, bank card, bank cards, add bank account, change bank account, remove bank account, add card, add a card, remove card, delete card, change card, my cards, bank details, iban, account number, link bank account, payout account",
      ko: "계좌, 계좌 등록, 계좌 추가, 계좌 변경, 계좌 삭제, 계좌번호, 출금 계좌, 환전 계좌, 은행 계좌, 은행 등록, 카드 등록, 카드 삭제",
      vi: "tài khoản ngân hàng, thêm ngân hàng, liên kết ngân hàng, thêm thẻ, xóa thẻ, đổi tài khoản ngân hàng, thẻ ngân hàng, số tài khoản",
      th: "บัญชีธนาคาร, เพิ่มบัญชีธนาคาร, เปลี่ยนบัญชีธนาคาร, ผูกบัญชี, เพิ่มบัตร, ลบบัตร, เลขบัญชี",
      zh: "银行卡, 绑定银行卡, 添加银行卡, 删除银行卡, 更换银行卡, 银行账户, 绑卡, 提款账户",
      ja: "銀行口座, 口座登録, 口座変更, 口座追加, 口座削除, 銀行カード, カード登録, カード削除, 出金先",
    },
  },
  {
    for: "account:/member/wallets",
    words: {
      en: "wallet, wallets, my wallet, balance, my balance, account balance, move money, move balance, transfer balance, transfer between wallets, money in game, game wallet, money stuck in game, return money, collect balance",
      ko: "지갑, 잔액, 내 잔액, 머니 이동, 지갑 이동, 게임 머니, 머니 회수, 잔액 회수, 잔액 이동, 보유 금액",
      vi: "ví, số dư, ví tiền, chuyển ví, tiền trong game, chuyển số dư, thu hồi số dư",
      th: "กระเป๋าเงิน, ยอดเงิน, ยอดคงเหลือ, โอนกระเป๋า, ย้ายเงิน, เงินในเกม",
      zh: "钱包, 余额, 我的余额, 转账钱包, 转换钱包, 一键回收, 额度转换",
      ja: "ウォレット, 残高, 財布, ウォレット移動, 資金移動, ゲーム内残高",
    },
  },
  {
    for: "account:/member/transfer",
    words: {
      en: "transfer, send money, send money to a friend, send money to a member, transfer to another account, transfer to other player, gift money, pay another member",
      ko: "이체, 송금, 다른 회원에게 송금, 회원 간 이체, 친구에게 송금, 머니 보내기, 돈 보내기",
      vi: "chuyển tiền, chuyển khoản cho người khác, gửi tiền cho bạn, chuyển cho thành viên",
      th: "โอนเงิน, โอนเงินให้เพื่อน, โอนให้สมาชิก, ส่งเงิน",
      zh: "转账, 转账给好友, 转给他人, 会员转账, 转钱",
      ja: "送金, 友達に送金, 他の会員に送金, 振替, お金を送る",
    },
  },
];
