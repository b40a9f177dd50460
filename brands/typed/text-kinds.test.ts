import { describe, expect, it } from "vitest";
import { isVisible, looksOfficial } from "./display-name.ts";
import { isNational, nationalNumber } from "./phone-number.ts";
import { plainAmount } from "./plain-amount.ts";
import { readTyped, type TextKind, textKinds } from "./text-kinds.ts";

/** What is meant, and its spellings, divided by a bar. */
type Row = readonly [meant: string, spellings: string];

const zwsp = "\u200b";
const ltr = "\u200e";
const isolated = (text: string) => `\u2068${text}\u2069`;
const embedded = (text: string) => `\u202a${text}\u202c`;

const table: Partial<Record<TextKind, readonly Row[]>> = {
  CODE: [
    [
      "123456",
      `123456|123 456|123-456|12 34 56|123.456|１２３４５６|１２３　４５６|۱۲۳۴۵۶|١٢٣٤٥٦|๑๒๓๔๕๖|१२३४५६|១២៣៤៥៦|123–456|123‑456|123−456|123ー456|[123456]|(123456)|123·456|123,456|1 2 3 4 5 6`,
    ],
    [
      "123456",
      `${ltr}123456|${isolated("123456")}|123${zwsp}456|123\u00a0456|123\u2009456|\ufeff123456|123\u00ad456| 123456\n|\t123456|𝟏𝟐𝟑𝟒𝟓𝟔`,
    ],
    ["G-123456", "G-123456| G-123456 "],
    ["12345a", `12345a|12345a${zwsp}`],
    ["1²3", "1²3"],
  ],
  NUMBER: [
    [
      "01012345678",
      `010-1234-5678|(010) 1234-5678|010.1234.5678|010 1234 5678|０１０１２３４５６７８|０１０－１２３４－５６７８|010–1234–5678|010—1234—5678|010‑1234‑5678|010−1234−5678|010ー1234ー5678|010/1234/5678|（０１０）１２３４５６７８|๐๑๐๑๒๓๔๕๖๗๘|010·1234·5678|tel:010-1234-5678`,
    ],
    [
      "01012345678",
      `${embedded("010-1234-5678")}|${isolated("01012345678")}|${ltr}010 1234 5678|010\u00a01234\u00a05678|010\u20111234\u20115678|010${zwsp}12345678`,
    ],
    [
      "+821012345678",
      `+82 10-1234-5678|+82 (0)10-1234-5678|＋82 10 1234 5678|+82.10.1234.5678|+82-10-1234-5678|${embedded("+82 10-1234-5678")}|tel:+821012345678|(+82) 10 1234 5678|\u200e+82\u00a010\u00a01234\u00a05678`,
    ],
    ["010123x", "010123x"],
    ["++8210", "++8210"],
    ["10+82", "10+82"],
  ],
  CARD: [
    [
      "4111111111111111",
      `4111 1111 1111 1111|4111-1111-1111-1111|４１１１１１１１１１１１１１１１|4111.1111.1111.1111|4111–1111–1111–1111|${isolated("4111 1111 1111 1111")}|4111\u00a01111\u00a01111\u00a01111|4111‑1111‑1111‑1111|411111 1111111111`,
    ],
    ["110222333444", "110-222-333444|110 222 333444|１１０－２２２－３３３４４４|110_222_333444"],
    ["DE4450010517", "DE44 5001 0517|ＤＥ44 5001 0517"],
  ],
  ACCOUNT: [
    [
      "player1",
      `player1| player1 |ｐｌａｙｅｒ１|${isolated("player1")}|${embedded("player1")}|play${zwsp}er1|player1\ufeff|player1\u200d|player1\u2060|pla\u00adyer1|player1\n|\u3000player1\u3000|player1\u3164|\u034fplayer1|player1\ufe0f|\u00a0player1`,
    ],
    ["Player1", "Player1|Ｐlayer1"],
    ["josé", "josé|jose\u0301"],
    ["ﾟplayer".normalize("NFKC"), "ﾟplayer"],
    ["한빛", "한빛|\u1112\u1161\u11ab\u1107\u1175\u11be"],
    ["file", "ﬁle|file"],
  ],
  EMAIL: [
    [
      "kim@mail.example",
      `kim@mail.example|kim＠mail.example| kim@mail.example |kim @mail.example|kim@mail。example|ｋｉｍ@mail.example|kim@mail.example${zwsp}|${isolated("kim@mail.example")}`,
    ],
    ["Kim+a@mail.example", "Kim+a@mail.example"],
  ],
  WORD: [
    ["K7PQ", `K7PQ|K 7 P Q|Ｋ７ＰＱ|K7PQ${zwsp}| K7PQ `],
    ["ab-12", "ab-12|ab–12|ab‑12|ab−12|ab－12"],
  ],
  PERSON_NAME: [
    [
      "Kim Min",
      `Kim Min| Kim  Min |Kim\u00a0Min|Kim\u3000Min|Ｋｉｍ Ｍｉｎ|Kim Min${zwsp}|${isolated("Kim Min")}`,
    ],
    ["O'Brien", "O'Brien|O’Brien|OʼBrien|O＇Brien|O´Brien|O`Brien"],
    ["Nguyễn Văn Đức", `Nguyễn Văn Đức|${"Nguyễn Văn Đức".normalize("NFD")}`],
    ["カナ", "カナ|ｶﾅ"],
    ["김민", `김민|${"김민".normalize("NFD")}`],
  ],
  DISPLAY_NAME: [
    ["Luna", `Luna| Luna |Lu${zwsp}na|${isolated("Luna")}|Luna\u202e|Luna\u3164`],
    ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"],
    ["🏳️‍🌈 Max", "🏳️‍🌈 Max|🏳️‍🌈  Max"],
    ["👩🏽‍🚀", `👩🏽‍🚀|👩🏽‍🚀${zwsp}`],
    ["🇰🇷❤️1️⃣", "🇰🇷❤️1️⃣"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["é", "é|e\u0301"],
    ["", `${zwsp}|\u3164|\u2800|\u115f\u1160|\u202e|\u200d\u200d|\ufe0f|\u00ad|\u{e0041}`],
  ],
  DAY: [
    [
      "1990-02-08",
      `1990-02-08|1990. 2. 8.|1990/2/8|1990年2月8日|1990년 2월 8일|１９９０－０２－０８|1990.02.08| 1990-02-08 |1990-02-08${zwsp}`,
    ],
    ["08/02/1990", "08/02/1990"],
  ],
  LINE: [
    [
      "12 Main St",
      `12 Main St| 12  Main St |12\tMain St|12 Main${zwsp} St|12\nMain St|12\u2028Main St`,
    ],
    ["Straße 5", "Straße 5"],
  ],
  PARAGRAPHS: [["a\nb", `a\nb|a\r\nb|a\rb| a\nb |a\u2028b|a${zwsp}\nb|a\u0085b`]],
  SEARCH: [
    ["สล็อต", `สล็อต|สล${zwsp}็อต|ส\u2060ล็อต| สล็อต `],
    ["スロット", `スロット|ｽﾛｯﾄ|スロ${zwsp}ット`],
    ["ㅅㄹ", "ㅅㄹ| ㅅㄹ "],
    ["슬롯", `슬롯|${"슬롯".normalize("NFD")}|${isolated("슬롯")}`],
    ["book of ra", `book of ra|book  of\u00a0ra|ｂｏｏｋ ｏｆ ｒａ|book of ra${ltr}|book\tof ra`],
  ],
};

const rows = Object.entries(table).flatMap(([kind, each]) =>
  each.flatMap(([meant, spellings]) =>
    spellings.split("|").map((typed) => ({ kind: kind as TextKind, typed, meant })),
  ),
);

describe("A180 one reading for each kind of text", () => {
  it("the table has two hundred spellings and every kind that reads something", () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const unread = textKinds.filter((kind) => !table[kind]);
    expect(unread).toEqual(["AMOUNT", "PASSWORD", "MACHINE"]);
  });

  it.each(rows)("$kind $typed is $meant, also when it is read twice", ({ kind, typed, meant }) => {
    const read = readTyped(kind, typed);
    expect(read).toBe(meant);
    expect(readTyped(kind, read)).toBe(meant);
  });

  it("A98b a password and what a program made stay as they are", () => {
    const text = ` p\u200bａss\u0301 `;
    for (const kind of ["PASSWORD", "MACHINE"] as const) expect(readTyped(kind, text)).toBe(text);
  });
});

describe("A18 a number in the country that is chosen", () => {
  it.each([
    ["+821012345678", "82", "1012345678"],
    ["00821012345678", "82", "1012345678"],
    ["01012345678", "82", "01012345678"],
    ["+84912345678", "82", "+84912345678"],
    ["0010", "82", "0010"],
    ["+447911123456", "44", "7911123456"],
    ["821012345678", "82", "821012345678"],
    ["+821012345678", "", "+821012345678"],
  ])("%s with +%s is %s", (number, code, national) => {
    expect(nationalNumber(number, [code])).toBe(national);
  });

  it("E.164 has at most fifteen digits", () => {
    expect(isNational("01012345678", "82")).toBe(true);
    expect(isNational("12345678901234", "82")).toBe(false);
    expect(isNational("+84912345678", "82")).toBe(false);
  });
});

describe("A141 an amount with its own currency", () => {
  it.each([
    ["₩50,000", "ko", "KRW", "50000"],
    ["￦５０，０００", "ko", "KRW", "50000"],
    ["50,000원", "ko", "KRW", "50000"],
    ["50,000 KRW", "en", "KRW", "50000"],
    ["KRW 50,000", "en", "KRW", "50000"],
    ["$1,250.00", "en", "USD", "1250.00"],
    ["US$ 5", "ko", "USD", "5"],
    ["$50 USD", "en", "USD", "50"],
    ["$\u00a050", "en", "USD", "50"],
    ["\u200e$50\u200e", "en", "USD", "50"],
    ["1.250.000 ₫", "vi", "VND", "1250000"],
    ["1.250.000đ", "vi", "VND", "1250000"],
    ["฿500", "th", "THB", "500"],
    ["๕๐๐ บาท", "th", "THB", "500"],
    ["￥500", "ja", "JPY", "500"],
    ["500円", "ja", "JPY", "500"],
    ["100元", "zh", "CNY", "100"],
    ["10 USDT", "en", "USDT", "10"],
    ["€50", "en", "USD", "€50"],
    ["$50", "en", "KRW", "$50"],
    ["-$5", "en", "USD", "-$5"],
    ["₩50,000", "vi", "KRW", "50,000"],
    ["5²", "en", "USD", "5²"],
  ])("%s on a page in %s in %s is %s", (typed, language, currency, plain) => {
    expect(plainAmount(typed, language, currency)).toBe(plain);
    expect(plainAmount(plain, language, currency)).toBe(plain);
  });
});

describe("a name that others see", () => {
  const official =
    "Admin|ADM1N|аdmin|a d m i n|admin_01|support|Ｓｕｐｐｏｒｔ|[GM]Leo|ADMIN👑|CSKH|hỗ trợ|운영자|고객 센터|客服小美|管理員|サポート|แอดมิน|Auröra|4ur0ra|aurora_team|АURОRА";
  it.each(official.split("|"))("%s looks like the brand or its staff", (name) => {
    expect(looksOfficial(name, "Aurora")).toBe(true);
  });

  const own =
    "Luna|badminton|Supporter|Lucky777|modern|Kim Min|Casper|김민|👨‍👩‍👧|Gmail|Systemic|นิด|阿强";
  it.each(own.split("|"))("%s is a person's own", (name) => {
    expect(looksOfficial(name, "Aurora")).toBe(false);
    expect(isVisible(name)).toBe(true);
  });

  it("a name that nobody sees is none", () => {
    for (const name of ["\u200b\u3164", "\u2800 \u2800", "\u0301"]) {
      expect(isVisible(readTyped("DISPLAY_NAME", name))).toBe(false);
    }
  });
});
