/** One term per thing, in every language (A158). */
import { describe, expect, it } from "vitest";
import { noticeTexts } from "../../app/edge/gate/notice-texts.ts";
import { textsOf } from "../../app/i18n/missing-texts.ts";
import { glossary, type Thing } from "../../app/locales/glossary.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { type MessageLanguage, messageLanguages } from "../../brands/languages.ts";
import { otherTerms, textFaults, wordFaults } from "../../tooling/texts/check-text.ts";
import { glossaryTable } from "../../tooling/texts/texts.ts";
import { piecesOf, sandboxTexts } from "../support/sandbox-texts.ts";
import { textOf } from "./sources.ts";

/** Texts of a brand file by language, from every record of languages in it. */
function brandTexts(value: unknown, tag: string, place: string): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    name === tag && typeof inner === "string"
      ? [[place, inner]]
      : brandTexts(inner, tag, `${place}.${name}`),
  );
}

const ofSandbox = sandboxTexts();

/** The sandbox's texts of the operator, split at tags. */
const sandboxPieces = (tag: MessageLanguage) =>
  ofSandbox[tag].flatMap(({ path, text }) =>
    piecesOf(text).map((piece): [string, string] => [path, piece]),
  );

/** All texts for visitors in a language besides those of `app/locales` (`languages.test.ts`). */
const everyText = (tag: MessageLanguage) => [
  ...textsOf(noticeTexts(tag), "notice."),
  ...brandIds.flatMap((id) => brandTexts(pickBrand(id), tag, `brand.${id}`)),
  ...sandboxPieces(tag),
];

describe.each(messageLanguages)("A158 %s", (tag) => {
  it("uses one term for each thing and one register, without loud marks", () => {
    const found = everyText(tag).flatMap(([key, text]) =>
      wordFaults(tag, text).map((fault) => `${key}: "${text}": ${fault}`),
    );
    expect(found).toEqual([]);
  });

  it("covers the sandbox's help, notices, messages and game pages", () => {
    const paths = new Set(ofSandbox[tag].map(({ path }) => path));
    expect([...paths]).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/system\/help-\w+\.ts$/),
        expect.stringMatching(/announcements\/popup-notices\.ts$/),
        expect.stringMatching(/announcements\/promotion-texts\.ts$/),
        expect.stringMatching(/messages\/texts\.ts$/),
        expect.stringMatching(/messages\/notify\.ts$/),
        expect.stringMatching(/missions\/missions\.ts$/),
        expect.stringMatching(/vip\/vip\.ts$/),
        expect.stringMatching(/play\/texts\/\w\w\.ts$/),
      ]),
    );
    expect(ofSandbox[tag].length).toBeGreaterThan(300);
  });

  it("has terms that do not contradict each other", () => {
    const terms = Object.values(glossary[tag]).map(({ term }) => term);
    expect(terms.filter((term) => otherTerms(tag, term).length > 0)).toEqual([]);
    expect(new Set(terms).size).toBe(terms.length);
  });
});

it("A158 A155 reads the sandbox's texts between tags", () => {
  const text = "<p>One.</p><ul><li>Cashback</li></ul>";
  expect(piecesOf(text).flatMap((piece) => otherTerms("en", piece))).toEqual(["rebate"]);
});

it.each([
  ["forms.notSignedIn", "Please log in first."],
  ["lobby.chip.list", "Filters in force"],
  ["breaks.length.FOREVER", "For ever"],
  ["breaks.none", "This browser knows of no break."],
  ["member.deposit.bonus", "+{{percent}} % bonus"],
  ["breaks.from", "You can sign in again from {{at}}."],
  ["promotions.terms.title", "Terms In Short"],
])("A251 finds what a bank's editor would change in %s: %s", (key, text) => {
  expect(textFaults("en", key, text, text)).not.toEqual([]);
});

it.each<[MessageLanguage, string, string]>([
  ["ko", "Your limits", "내 설정"],
  ["vi", "Your limits", "Cài đặt của bạn"],
  ["th", "Claim reward", "รับของขวัญ"],
  ["zh", "All promotions", "全部红利"],
  ["ja", "Log out", "終了"],
])("A158 finds that %s does not name what %s names: %s", (tag, english, text) => {
  expect(textFaults(tag, "some.key", text, english)).toEqual([
    expect.stringMatching(/^it does not name/),
  ]);
});

it("A158 the table of terms is the glossary's", () => {
  expect(textOf("docs/glossary.md")).toContain(glossaryTable());
});

it.each<[MessageLanguage, string, Thing]>([
  ["en", "Stake at least", "bet"],
  ["en", "Percent of won stakes", "rate"],
  ["en", "Line of account", "team"],
  ["en", "No account is called so", "account"],
  ["ko", "보유 금액", "balance"],
  ["vi", "Hủy lần rút này", "withdrawal"],
  ["th", "ยอดคงเหลือ", "balance"],
  ["zh", "取款详情", "withdrawal"],
  ["ja", "確定したベット", "settled"],
  ["ko", "게임 제공사", "provider"],
  ["th", "ศูนย์ตัวแทน", "agent"],
  ["zh", "续签合约", "contract"],
  ["zh", "每周返现", "rebate"],
  ["vi", "Không có yêu cầu cược", "wageringRequirement"],
])("A158 finds in %s: %s", (tag, text, thing) => {
  expect(otherTerms(tag, text)).toContain(thing);
});
