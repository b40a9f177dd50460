import { expect, it } from "vitest";
import { messagesOf } from "../../app/i18n/messages.server.ts";
import { checkField } from "../../brands/field-rule.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { commonPatternMessages } from "../../brands/pattern-messages.ts";
import { sourcesIn, textOf } from "./sources.ts";

/** Keys that gateway and brands use. */
const named = new Set(
  sourcesIn(["gateway", "brands"], /\.ts$/)
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [...textOf(path).matchAll(/"(validation\.[A-Za-z.]+)"/g)])
    .map((match) => match[1] ?? ""),
);

const textAt = (tag: string, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part],
      messagesOf(tag),
    );

/** The text of a key in every language. */
function textsOf(key: string): unknown[] {
  const texts = messageLanguages.map((tag) => textAt(tag, key));
  expect(new Set(texts).size, `${key} in ${messageLanguages.join(", ")}`).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/\S/);
  return texts;
}

it.each(messageLanguages)("E8 I-keys: %s has a text for every field error", (tag) => {
  expect(named.size).toBeGreaterThan(30);
  const missing = [...named].filter((key) => typeof textAt(tag, key) !== "string");
  expect(missing).toEqual([]);
});

/** Messages with their own name in the specification. */
it.each([
  ["I1", "in_incorrect_password", "session.invalid"],
  ["I2", "in_need_true_account", "errors.in_need_true_account"],
  ["I3", "invitation_code_error", "validation.affiliateCode"],
  ["I4", "in_been_out", "session.forgotSent"],
  ["I5", "inconsistent twice", "validation.mismatch"],
  ["I6", "not empty", "validation.required"],
  ["I7", "please login", "forms.notSignedIn"],
  ["I8", "agents only", "session.agentsOnly"],
] as const)("%s %s has a text in every language", (_id, _name, key) => {
  textsOf(key);
});

it("E1 I7 M21 the login asks to sign in with the text of the prompt", () => {
  const first: Record<string, RegExp> = {
    en: /^Log in\b/,
    ko: /^로그인해 주세요/,
    vi: /^Vui lòng đăng nhập/,
    th: /^โปรดเข้าสู่ระบบ/,
    zh: /^请登录/,
    ja: /^ログインしてください/,
  };
  for (const tag of messageLanguages)
    expect(textAt(tag, "session.loginLead")).toMatch(first[tag] ?? /^$/);
});

it("V50 a length between two numbers shows both in every language", () => {
  for (const text of textsOf("validation.length")) {
    expect(text).toContain("{{min}}");
    expect(text).toContain("{{max}}");
  }
});

// By the platform's pattern id: a typical pattern of an operator, and a text that does not match it.
it.each([
  ["V28", "any", 1, "^.{2}$", "abc"],
  ["V29", "letterFirst", 2, "^[A-Za-z][A-Za-z0-9]*$", "1a"],
  ["V30", "chineseDigits", 3, "^[\\u4e00-\\u9fa50-9]+$", "中a"],
  ["V31", "email", 4, "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", "me@here"],
  ["V32", "alphanumeric", 5, "^[A-Za-z0-9]+$", "a_1"],
  ["V33", "lettersAndDigits", 6, "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$", "abc"],
  ["V34", "digits", 7, "^[0-9]+$", "12a"],
  ["V35", "upperCase", 8, "^(?=.*[A-Z])[A-Za-z0-9]+$", "abc1"],
  ["V36", "englishSpaces", 9, "^[A-Za-z ]+$", "Ann 1"],
  ["V37", "noSpaces", 10, "^\\S+$", "a b"],
  ["V38", "chinesePunctuation", 11, "^[\\u4e00-\\u9fa5·，。]+$", "中1"],
  ["V39", "date", 12, "^(\\d{4}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-\\d{4})$", "2026/02/28"],
  ["V40", "korean", 13, "^[가-힣]+$", "민a"],
  ["V41", "thai", 14, "^[\\u0e00-\\u0e7f]+$", "ไทยa"],
  ["V42", "thaiEnglish", 15, "^[A-Za-z\\u0e00-\\u0e7f ]+$", "ไทย 1"],
  ["V43", "symbols", 16, "^[!-~]+$", "a é"],
] as const)(
  "%s A48 a text that does not match the pattern %s gets its message",
  (_id, name, patternId, pattern, wrong) => {
    const rule = { required: true, pattern, patternId, minLength: null, maxLength: null };
    const problem = checkField(wrong, rule, commonPatternMessages);
    expect(problem?.messageKey).toBe(`validation.pattern.${name}`);
    textsOf(`validation.pattern.${name}`);
  },
);

it("A48 every pattern has its own message", () => {
  for (const tag of messageLanguages) {
    const texts = Object.values(commonPatternMessages).map((key) => textAt(tag, key));
    expect(new Set(texts).size, tag).toBe(16);
  }
});
