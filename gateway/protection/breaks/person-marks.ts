/** The identifying values of a person, normalised so that each spelling has one form (G17, G41, decision 0063). */
import { asciiDigits } from "../../../brands/typed/signs.ts";
import { foldedWords, lookAlike } from "./comparable-name.ts";
import type { NearKind } from "./person-register.ts";

/** What is known of a person. Masked values ("ab***@example.com") identify nobody and are left out. */
export interface Person {
  /** In any spelling, with or without the dialling code. */
  mobile?: string | null;
  email?: string | null;
  /** Numbers of bank cards and bank accounts. */
  cards?: readonly string[];
  name?: string | null;
  /** A date such as "1990-01-31". A name counts only together with a birthday. */
  birthday?: string | null;
}

/** Raise it when a value gets another form: stored marks of an earlier one are then made anew. */
export const markForm = 2;

/** A masked number, as platforms show it. */
const maskedNumber = /[*•●xX]{2,}|\*/;
/** A masked text: here a lone pair of x may be a part of a name. */
const maskedText = /[*•●]|x{3,}|(^|\s)x{2,}(\s|$)/i;

/** The normalised values, each with its kind, such as "mail:kim@example.com". */
export function marksOf(person: Person): string[] {
  const { mobile, email, cards = [], name, birthday } = person;
  return [
    ...marked("mobile", mobile && ownNumber(mobile)),
    ...marked("mail", email && plainMail(email)),
    ...cards.flatMap((card) => marked("card", plainCard(card))),
    ...marked(
      "name",
      bornAs(name, birthday, (words) => sorted(words.join(""))),
    ),
  ];
}

/** Values that may belong to the same person: whether they do is for the operator to judge. */
export function nearMarksOf({ email, name, birthday }: Person): string[] {
  const words = name ? foldedWords(name).map(lookAlike) : [];
  // A middle name may be left out: two words suffice. A name of more words than that is compared by the first ones.
  const pairs = words
    .slice(0, mostWords)
    .flatMap((one, index) => words.slice(index + 1, mostWords).map((other) => one + other));
  const near = [words.join(""), ...pairs].flatMap((text) =>
    marked(
      "near-name",
      bornAs(name, birthday, () => [...new Set(sorted(text))].join("")),
    ),
  );
  return [...new Set(near), ...marked("near-mail", email && undottedMail(email))];
}

/** What such a value is about. */
export const nearKindOf = (mark: string): NearKind =>
  mark.startsWith("near-mail") ? "mail" : "name";

const mostWords = 5;

const marked = (kind: string, value: string | null | undefined) =>
  value ? [`${kind}:${value}`] : [];

/** Full-width and compatibility forms become plain ones, digits of any script 0 to 9; what nobody sees goes. */
const plain = (text: string) =>
  asciiDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .trim();

/** The letters in order of their code points, so that neither words nor their order matter. */
const sorted = (text: string) => [...text].sort().join("");

/**
 * The last nine digits: platforms, forms and codes have a number with and without dialling code and leading zero. Two
 * persons share them once in a thousand million pairs.
 */
function ownNumber(typed: string): string | null {
  const text = plain(typed);
  const digits = text.replace(/\D/g, "");
  return maskedNumber.test(text) || digits.length < 7 ? null : digits.slice(-9);
}

/** Without what follows a plus: such addresses share one mailbox. */
function plainMail(typed: string): string | null {
  const text = plain(typed).replace(/\s/g, "").toLowerCase();
  const [, local = "", domain = ""] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (local === "" || maskedText.test(local)) return null;
  return `${local.replace(/(?<=.)\+.*$/, "")}@${domain.replace(/\.$/, "")}`;
}

/** The mailbox of the one provider that ignores dots; null at any other. */
function undottedMail(typed: string): string | null {
  const [local = "", domain = ""] = plainMail(typed)?.split("@") ?? [];
  return /^(gmail|googlemail)\.com$/.test(domain) ? local.replaceAll(".", "") : null;
}

function plainCard(typed: string): string | null {
  const text = plain(typed);
  const signs = text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return !maskedNumber.test(text) && signs.length >= 6 ? signs : null;
}

/** The name in a form, with the birthday; null where one of them is missing or masked. */
function bornAs(
  name: string | null | undefined,
  birthday: string | null | undefined,
  formOf: (words: string[]) => string,
): string | null {
  if (!name || !birthday || maskedText.test(plain(name))) return null;
  const day = plain(birthday).replace(/\D/g, "");
  const letters = formOf(foldedWords(name));
  return letters !== "" && day.length === 8 ? `${letters}|${day}` : null;
}
