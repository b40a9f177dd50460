import type { Database } from "../../db/open.ts";
import { inboxMessage } from "../../db/schema/messages.ts";
import type { Lang } from "../../http/language.ts";

/** Messages that the platform sends by itself: the text's key, and the values to fill in. */
export interface Reported {
  code: "contract" | "contractLost" | "offer" | "frozen" | "forced";
  values: Readonly<Record<string, string>>;
}

/** Sends a message that is written in the reader's language when it is read (CA26). */
export function notify(db: Database, memberId: number, reported: Reported, now: number): void {
  const title = `told:${reported.code}`;
  db.insert(inboxMessage)
    .values({ memberId, title, content: JSON.stringify(reported.values), sentAt: now })
    .run();
}

/** The message of a row in this language; null for one that was written as it is. */
export function reportedIn(
  { title, content }: { title: string; content: string },
  lang: Lang,
): { title: string; content: string } | null {
  if (!title.startsWith("told:")) return null;
  const texts = tellings[lang];
  const values = JSON.parse(content) as Record<string, string>;
  const named = {
    ...values,
    kind: texts.kinds[values.kind as keyof Tellings["kinds"]] ?? "",
    reason: texts.reasons[values.reason as Reason] ?? "",
  };
  const fill = (text: string) => {
    const known: Record<string, string> = named;
    // A reason that contains the account's name is filled in twice.
    const once = (raw: string) => raw.replace(/\{(\w+)\}/g, (_all, name) => known[name] ?? "");
    return once(once(text));
  };
  const [head, body] = texts.reported[title.slice("told:".length) as Reported["code"]] ?? ["", ""];
  return { title: fill(head), content: `<p>${fill(body)}</p>` };
}

type Reason = "REJECTED" | "WITHDRAWN" | "TERMINATED" | "REPLACED" | "RATE_CUT" | "EXPIRED";

/** One language; the compiler finds what is missing in it. */
interface Tellings {
  kinds: Readonly<Record<"DIVIDEND" | "DAILY" | "HOURLY" | "REALTIME", string>>;
  reasons: Readonly<Record<Reason, string>>;
  /** Title and text. */
  reported: Readonly<Record<Reported["code"], readonly [string, string]>>;
}

const english: Tellings = {
  kinds: {
    DIVIDEND: "dividend",
    DAILY: "daily salary",
    HOURLY: "hourly salary",
    REALTIME: "real-time salary",
  },
  reasons: {
    REJECTED: "{by} rejected it.",
    WITHDRAWN: "{by} took it back.",
    TERMINATED: "{by} terminated it.",
    REPLACED: "A new contract of the same type has replaced it.",
    RATE_CUT:
      "{by} accepted a contract at a lower rate. That ends contracts given on at a higher rate.",
    EXPIRED: "Its end date has passed.",
  },
  reported: {
    contract: [
      "Your {kind} contract with {other} has ended",
      "{reason} You can see it in the history of your contracts.",
    ],
    contractLost: [
      "Your {kind} contract with {other} has ended",
      "{reason} {amount} had not been paid yet and is lost. You can see it in the history of your contracts.",
    ],
    offer: [
      "The {kind} offer with {other} is closed",
      "{reason} You can see it in the history of your contracts.",
    ],
    frozen: [
      "Your account is frozen",
      "A dividend of {amount} to {other} was not paid on time, so it was collected automatically. Withdrawals and transfers to your team are stopped. Contact customer service.",
    ],
    forced: [
      "The operator paid your dividend",
      "{other} did not pay {amount} on time. The operator has paid it to you.",
    ],
  },
};

const tellings: Readonly<Record<Lang, Tellings>> = {
  EN: english,
  KR: {
    kinds: { DIVIDEND: "배당", DAILY: "일급", HOURLY: "시급", REALTIME: "실시간 급여" },
    reasons: {
      REJECTED: "{by} 님이 거절했습니다.",
      WITHDRAWN: "{by} 님이 철회했습니다.",
      TERMINATED: "{by} 님이 해지했습니다.",
      REPLACED: "같은 종류의 새 계약으로 대체되었습니다.",
      RATE_CUT:
        "{by} 님이 더 낮은 요율의 계약을 수락했습니다. 이에 따라 더 높은 요율로 준 계약이 종료됩니다.",
      EXPIRED: "종료일이 지났습니다.",
    },
    reported: {
      contract: [
        "{other} 님과의 {kind} 계약이 종료되었습니다",
        "{reason} 계약 내역에서 확인할 수 있습니다.",
      ],
      contractLost: [
        "{other} 님과의 {kind} 계약이 종료되었습니다",
        "{reason} 아직 지급되지 않은 {amount}이 소멸되었습니다. 계약 내역에서 확인할 수 있습니다.",
      ],
      offer: [
        "{other} 님과의 {kind} 제안이 종료되었습니다",
        "{reason} 계약 내역에서 확인할 수 있습니다.",
      ],
      frozen: [
        "계정이 동결되었습니다",
        "{other} 님에게 지급할 배당 {amount}이 기한까지 지급되지 않아 운영사가 대신 지급했습니다. 출금과 팀 이체가 중단되었습니다. 고객센터에 문의해 주세요.",
      ],
      forced: [
        "운영사가 배당을 지급했습니다",
        "{other} 님이 {amount}을 기한까지 지급하지 않아 운영사가 지급했습니다.",
      ],
    },
  },
  VN: {
    kinds: {
      DIVIDEND: "cổ tức",
      DAILY: "lương ngày",
      HOURLY: "lương giờ",
      REALTIME: "lương thời gian thực",
    },
    reasons: {
      REJECTED: "{by} đã từ chối.",
      WITHDRAWN: "{by} đã rút lại.",
      TERMINATED: "{by} đã chấm dứt hợp đồng.",
      REPLACED: "Một hợp đồng mới cùng loại đã thay thế.",
      RATE_CUT:
        "{by} đã nhận hợp đồng với tỷ lệ thấp hơn. Các hợp đồng đã trao với tỷ lệ cao hơn vì thế chấm dứt.",
      EXPIRED: "Đã qua ngày kết thúc.",
    },
    reported: {
      contract: ["Hợp đồng {kind} với {other} đã kết thúc", "{reason} Xem trong lịch sử hợp đồng."],
      contractLost: [
        "Hợp đồng {kind} với {other} đã kết thúc",
        "{reason} {amount} chưa trả bị mất. Xem trong lịch sử hợp đồng.",
      ],
      offer: ["Đề nghị {kind} với {other} đã đóng", "{reason} Xem trong lịch sử hợp đồng."],
      frozen: [
        "Tài khoản của bạn bị đóng băng",
        "Khoản cổ tức {amount} cho {other} không được trả đúng hạn nên nhà điều hành đã trả thay. Rút tiền và chuyển tiền cho đội nhóm bị dừng. Vui lòng liên hệ chăm sóc khách hàng.",
      ],
      forced: [
        "Nhà điều hành đã trả cổ tức cho bạn",
        "{other} không trả {amount} đúng hạn. Nhà điều hành đã trả cho bạn.",
      ],
    },
  },
  TH: {
    kinds: {
      DIVIDEND: "เงินปันผล",
      DAILY: "ค่าตอบแทนรายวัน",
      HOURLY: "ค่าตอบแทนรายชั่วโมง",
      REALTIME: "ค่าตอบแทนเรียลไทม์",
    },
    reasons: {
      REJECTED: "{by} ปฏิเสธ",
      WITHDRAWN: "{by} ถอนข้อเสนอ",
      TERMINATED: "{by} ยกเลิกสัญญา",
      REPLACED: "มีสัญญาใหม่ประเภทเดียวกันมาแทน",
      RATE_CUT: "{by} ยอมรับสัญญาที่อัตราต่ำกว่า สัญญาที่ให้ต่อในอัตราสูงกว่าจึงสิ้นสุด",
      EXPIRED: "เลยวันสิ้นสุดแล้ว",
    },
    reported: {
      contract: ["สัญญา{kind}กับ {other} สิ้นสุดแล้ว", "{reason} ดูได้ในประวัติสัญญา"],
      contractLost: [
        "สัญญา{kind}กับ {other} สิ้นสุดแล้ว",
        "{reason} ยอด {amount} ที่ยังไม่ได้จ่ายถือว่าสูญไป ดูได้ในประวัติสัญญา",
      ],
      offer: ["ข้อเสนอ{kind}กับ {other} ปิดแล้ว", "{reason} ดูได้ในประวัติสัญญา"],
      frozen: [
        "บัญชีของคุณถูกระงับ",
        "เงินปันผล {amount} ให้ {other} ไม่ได้จ่ายตามกำหนด ผู้ดำเนินการจึงจ่ายแทน การถอนและการโอนให้ทีมถูกระงับ โปรดติดต่อฝ่ายบริการลูกค้า",
      ],
      forced: [
        "ผู้ดำเนินการจ่ายเงินปันผลให้คุณแล้ว",
        "{other} ไม่ได้จ่าย {amount} ตามกำหนด ผู้ดำเนินการจ่ายให้คุณแล้ว",
      ],
    },
  },
  CN: {
    kinds: { DIVIDEND: "分红", DAILY: "日工资", HOURLY: "时工资", REALTIME: "实时工资" },
    reasons: {
      REJECTED: "{by} 已拒绝。",
      WITHDRAWN: "{by} 已撤回。",
      TERMINATED: "{by} 已终止契约。",
      REPLACED: "已被同类新契约取代。",
      RATE_CUT: "{by} 接受了比例更低的契约，比例更高的下发契约因此终止。",
      EXPIRED: "已过结束日期。",
    },
    reported: {
      contract: ["您与 {other} 的{kind}契约已结束", "{reason}可在契约记录中查看。"],
      contractLost: [
        "您与 {other} 的{kind}契约已结束",
        "{reason}尚未支付的 {amount} 不再支付。可在契约记录中查看。",
      ],
      offer: ["与 {other} 的{kind}提议已关闭", "{reason}可在契约记录中查看。"],
      frozen: [
        "您的账号已被冻结",
        "应付给 {other} 的分红 {amount} 未按时支付，已由平台代付。提款和向团队转账已停止，请联系客服。",
      ],
      forced: ["平台已向您支付分红", "{other} 未按时支付 {amount}，平台已支付给您。"],
    },
  },
  JP: {
    kinds: { DIVIDEND: "配当", DAILY: "日給", HOURLY: "時給", REALTIME: "リアルタイム給与" },
    reasons: {
      REJECTED: "{by} さんが拒否しました。",
      WITHDRAWN: "{by} さんが取り下げました。",
      TERMINATED: "{by} さんが解約しました。",
      REPLACED: "同じ種類の新しい契約に置き換わりました。",
      RATE_CUT:
        "{by} さんがより低い料率の契約を承諾したため、より高い料率で与えた契約は終了します。",
      EXPIRED: "終了日を過ぎました。",
    },
    reported: {
      contract: ["{other} さんとの{kind}契約が終了しました", "{reason}契約の履歴で確認できます。"],
      contractLost: [
        "{other} さんとの{kind}契約が終了しました",
        "{reason}未払いの {amount} は失効しました。契約の履歴で確認できます。",
      ],
      offer: ["{other} さんとの{kind}の提案が終了しました", "{reason}契約の履歴で確認できます。"],
      frozen: [
        "アカウントが凍結されました",
        "{other} さんへの配当 {amount} が期日までに支払われなかったため、運営会社が代わりに支払いました。出金とチームへの送金は停止されています。カスタマーサポートにご連絡ください。",
      ],
      forced: [
        "運営会社が配当を支払いました",
        "{other} さんが {amount} を期日までに支払わなかったため、運営会社が支払いました。",
      ],
    },
  },
};
