/** Tools that a text may promise, with a pattern of their names in each language (A153). */
import type { Features, Offer } from "../../gateway/generated/resolver-types.ts";

export interface Tool {
  /** True if only the help must not use these words: other texts use them with another meaning. */
  helpOnly?: true;
  /** True for what protects players: the help has to name it where it is offered. */
  inHelp?: true;
  /** Returns whether the portal offers the tool. Tools that are not built have no such function. */
  has?: (
    features: Omit<Features, "__typename">,
    offers: ReadonlySet<Offer>,
    contacts: readonly string[],
  ) => boolean;
  /** Patterns of its names, by the platform's language codes. */
  words: Record<PlatformCode, RegExp>;
}

export type PlatformCode = "EN" | "KR" | "VN" | "TH" | "CN" | "JP";

/** Add `has` to a tool when it is built. Its words are then allowed where the tool is offered. */
export const tools: Readonly<Record<string, Tool>> = {
  "limits of one's own": {
    inHelp: true,
    has: () => true,
    words: {
      EN: /\b(set|deposit|loss|time|lower|higher)\b[^.<]*\blimits?\b/i,
      KR: /한도/,
      VN: /hạn mức|giới hạn/i,
      TH: /วงเงิน|ตั้งขีดจำกัด|ลิมิต/,
      CN: /限额|限制/,
      JP: /限度額|上限(を|の)設定|自己制限/,
    },
  },
  "breaks and self-exclusion": {
    inHelp: true,
    has: () => true,
    words: {
      EN: /\btake a break|\bexclu|\bcool.?off|\btime.?out/i,
      KR: /이용을 제한|쉬거나|자가 ?제한|휴식/,
      VN: /tạm nghỉ|tự loại trừ/i,
      TH: /พักการเล่น|ระงับตนเอง/,
      CN: /自我排除|冷静期|暂停账户/,
      JP: /自己排除|クールオフ|休止/,
    },
  },
  "a clock of the session": {
    has: () => true,
    words: {
      EN: /session clock|reality check/i,
      KR: /세션 시계|이용 시간 알림/,
      VN: /đồng hồ phiên(?! bản)|nhắc thời gian chơi/i,
      TH: /นาฬิกา(เซสชัน|จับเวลา)|จับเวลาการเล่น/,
      CN: /(?<!倒)计时|会话时钟/,
      JP: /セッション時計/,
    },
  },
  "a fee": {
    helpOnly: true,
    words: {
      EN: /\bfree of charge\b|\bwithout a fee\b|\bfees?\b/i,
      KR: /수수료/,
      VN: /miễn phí rút|phí rút/i,
      TH: /ค่าธรรมเนียม/,
      CN: /手续费|免费取款/,
      JP: /手数料/,
    },
  },
  "free withdrawals": {
    words: {
      EN: /\bfree of charge\b|\b(no|without( a| any)?) (withdrawal )?fees?\b|\bfree (withdrawals?|of fees)\b|\bwithdrawals? (is|are) free\b/i,
      KR: /무료 ?출금|출금 무료|수수료 ?(없|무료|면제)|출금.{0,12}무료/,
      VN: /miễn phí rút|rút (tiền )?miễn phí|không (mất|thu|có) phí|lệnh rút miễn phí/i,
      TH: /ถอน(เงิน)?ฟรี|ฟรีค่าธรรมเนียม|ไม่มีค่าธรรมเนียม|ถอน.{0,12}โดยไม่เสียค่า/,
      CN: /免费(提款|取款|提现)|(提款|取款)免费|免手续费|无手续费|不收手续费/,
      JP: /(無料|手数料なし)で?の?出金|出金(が|は|手数料)?無料|手数料(無料|なし|はかかりません)/,
    },
  },
  "a link": {
    helpOnly: true,
    words: {
      EN: /\blink\b/i,
      KR: /링크/,
      VN: /liên kết/i,
      TH: /ลิงก์/,
      CN: /链接/,
      JP: /リンク/,
    },
  },
  "a link by mail": {
    words: {
      EN: /\b(e-?mail|mail)(ed)?\b[^.<]*\blink\b|\blink\b[^.<]*\bby (e-?)?mail\b|\b(confirm|verify) your (e-?mail|mail address)/i,
      KR: /(메일|이메일)[^.<]*링크|이메일 ?(인증|확인)/,
      VN: /(thư điện tử|e-?mail)[^.<]*liên kết|liên kết[^.<]*(thư điện tử|e-?mail)|xác minh e-?mail/i,
      TH: /อีเมล[^<]*ลิงก์|ลิงก์[^<]*อีเมล|ยืนยันอีเมล/,
      CN: /(邮件|邮箱)[^。<]*链接|验证(邮箱|电子邮件)/,
      JP: /メール[^。<]*リンク|リンク[^。<]*メール|メール(アドレス)?の?認証/,
    },
  },
  "a check of identity": {
    words: {
      EN: /\bidentity (check|verification)|\b(verify|verified) (your )?(identity|account)/i,
      KR: /신원 ?(확인|인증)|본인 ?(확인|인증)(이|을|은)|인증된 계정/,
      VN: /xác minh (xong )?danh tính|(tài khoản|đã) (đã )?xác minh\b/i,
      TH: /การยืนยันตัวตน|ยืนยันบัญชีแล้ว/,
      CN: /身份验证|实名认证|账号已验证/,
      JP: /本人確認(が|済み)|身元確認/,
    },
  },
  "a host, or withdrawals handled first": {
    words: {
      EN: /\bhost of your own|\bpersonal (host|manager)|\bhandled first|\bpriority withdrawal/i,
      KR: /전담 매니저|출금(을)? 우선|우선 처리/,
      VN: /quản lý riêng|ưu tiên xử lý/i,
      TH: /ผู้ดูแลส่วนตัว|ดำเนินการก่อน/,
      CN: /专属客户经理|优先处理/,
      JP: /専任担当|優先して処理/,
    },
  },
  "a gift on a birthday": {
    words: {
      EN: /\bbirthday/i,
      KR: /생일/,
      VN: /sinh nhật/i,
      TH: /วันเกิด/,
      CN: /生日/,
      JP: /誕生日/,
    },
  },
  "a register of licences": {
    words: {
      EN: /\bregister of|\blink to the register|\blicence\b|\blicensed\b/i,
      KR: /등록부|허가 번호/,
      VN: /giấy phép/i,
      TH: /ใบอนุญาต/,
      CN: /牌照|许可证/,
      JP: /ライセンス|免許/,
    },
  },
  "a telephone line": {
    has: (_features, _offers, contacts) => contacts.some((url) => url.startsWith("tel:")),
    words: {
      EN: /\btelephone|\bhotline|\bphone (support|line)\b/i,
      KR: /전화/,
      VN: /đường dây nóng|hotline|qua điện thoại/i,
      TH: /สายด่วน|ทางโทรศัพท์|โทรศัพท์ให้บริการ/,
      CN: /热线|电话/,
      JP: /ホットライン|電話(サポート|窓口)/,
    },
  },
  chat: {
    has: ({ chat }) => chat,
    words: {
      EN: /\bchat\b/i,
      KR: /채팅/,
      VN: /trò chuyện|\bchat\b/i,
      TH: /แชท/,
      CN: /聊天|在线客服/,
      JP: /チャット/,
    },
  },
  "free play": {
    has: ({ freePlay }) => freePlay,
    words: {
      EN: /free trial|free play/i,
      KR: /무료 체험/,
      VN: /chơi thử/i,
      TH: /ทดลองเล่น/,
      CN: /试玩/,
      JP: /無料体験|お試し/,
    },
  },
  "a code by SMS": {
    has: ({ phonePasswordReset, smsLogin }) => phonePasswordReset || smsLogin,
    words: {
      EN: /\bSMS\b|\bcode to your/i,
      KR: /문자 메시지|인증번호/,
      VN: /\bSMS\b|mã xác minh/i,
      TH: /SMS|รหัสยืนยัน/,
      CN: /短信|验证码/,
      JP: /SMS|認証コード/,
    },
  },
  "a rebate": {
    has: ({ manualRebate }, offers) => manualRebate && offers.has("REBATE"),
    words: {
      EN: /\brebate/i,
      KR: /리베이트/,
      VN: /hoàn trả/i,
      TH: /คืนยอด(?!เสีย)|เงินคืน/,
      CN: /返水/,
      JP: /リベート/,
    },
  },
  "profit and loss": {
    has: (_features, offers) => offers.has("PROFIT_REPORT"),
    words: {
      EN: /profit and loss/i,
      KR: /손익/,
      VN: /lãi\/?\s?lỗ/i,
      TH: /กำไร\/?ขาดทุน/,
      CN: /盈亏/,
      JP: /損益/,
    },
  },
  points: {
    has: (_features, offers) => offers.has("POINTS"),
    words: {
      EN: /\bpoints\b/i,
      KR: /포인트/,
      VN: /điểm rời|điểm thưởng/i,
      TH: /คะแนน/,
      CN: /积分/,
      JP: /ポイント/,
    },
  },
};
