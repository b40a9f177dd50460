/**
 * No text in the sandbox's sources mentions a feature that does not exist, whether this world serves the text or not
 * (A153, A155).
 */
import { describe, expect, it } from "vitest";
import { type MessageLanguage, messageLanguages } from "../../brands/languages.ts";
import { type PlatformCode, tools } from "../support/promised-tools.ts";
import { piecesOf, sandboxTexts } from "../support/sandbox-texts.ts";

const codes: Record<MessageLanguage, PlatformCode> = {
  en: "EN",
  ko: "KR",
  vi: "VN",
  th: "TH",
  zh: "CN",
  ja: "JP",
};

const unbuilt = Object.entries(tools).filter(([, { has, helpOnly }]) => !has && !helpOnly);

/** The features that do not exist and that a text mentions. */
const namedIn = (tag: MessageLanguage, text: string): string[] =>
  unbuilt.flatMap(([name, { words }]) =>
    piecesOf(text).some((piece) => words[codes[tag]].test(piece)) ? [name] : [],
  );

const texts = sandboxTexts();

describe.each(messageLanguages)("A153 A155 the sandbox's texts in %s", (tag) => {
  it("mention no feature that does not exist", () => {
    const found = texts[tag].flatMap(({ path, text }) =>
      namedIn(tag, text).map((tool) => `${path}: "${text}" names ${tool}`),
    );
    expect(found).toEqual([]);
  });
});

const planted: Record<MessageLanguage, string> = {
  en: "<p>Set a deposit limit or take a break. Three withdrawals are free. We mail you a link. Gifts on your birthday. A host of your own.</p>",
  ko: "<p>입금 한도를 설정하거나 휴식하세요. 무료 출금 3회. 이메일로 링크를 보냅니다. 생일 선물. 전담 매니저.</p>",
  vi: "<p>Đặt hạn mức nạp hoặc tạm nghỉ. Ba lệnh rút miễn phí. Chúng tôi gửi e-mail kèm liên kết. Quà sinh nhật. Người quản lý riêng.</p>",
  th: "<p>ตั้งวงเงินฝากหรือพักการเล่น ถอนเงินฟรีสามครั้ง เราส่งอีเมลพร้อมลิงก์ ของขวัญวันเกิด ผู้ดูแลส่วนตัว</p>",
  zh: "<p>设置存款限额或自我排除。免费提款三次。我们发送邮件，内含链接。生日礼物。专属客户经理。</p>",
  ja: "<p>入金限度額の設定や自己排除ができます。出金手数料無料。メールでリンクを送ります。誕生日ギフト。専任担当者。</p>",
};

it.each(messageLanguages)("A153 finds such words in %s", (tag) => {
  expect(namedIn(tag, planted[tag])).toEqual([
    "free withdrawals",
    "a link by mail",
    "a host, or withdrawals handled first",
    "a gift on a birthday",
  ]);
});
