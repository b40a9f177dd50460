/** The identifying values of a person, normalised so that each spelling has one form (G17). */

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

/** A masked value, as platforms show it. */
const masked = /[*•●xX]{2,}|\*/;

/** The normalised values, each with its kind, such as "mail:kim@example.com". */
export function marksOf(person: Person): string[] {
  const { mobile, email, cards = [], name, birthday } = person;
  return [
    ...marked("mobile", mobile && ownNumber(mobile)),
    ...marked("mail", email && plainMail(email)),
    ...cards.flatMap((card) => marked("card", plainCard(card))),
    ...marked("person", name && birthday && plainPerson(name, birthday)),
  ];
}

const marked = (kind: string, value: string | null | undefined) =>
  value ? [`${kind}:${value}`] : [];

/** Full-width and compatibility forms become plain ones. */
const plain = (text: string) => text.normalize("NFKC").trim();

/**
 * The last nine digits: platforms, forms and codes have a number with and without dialling code and leading zero. Two
 * persons share them once in a thousand million pairs.
 */
function ownNumber(typed: string): string | null {
  const text = plain(typed);
  const digits = text.replace(/\D/g, "");
  return masked.test(text) || digits.length < 7 ? null : digits.slice(-9);
}

function plainMail(typed: string): string | null {
  const text = plain(typed).replace(/\s/g, "").toLowerCase();
  return !masked.test(text.split("@")[0] ?? "") && /^[^@]+@[^@]+$/.test(text) ? text : null;
}

function plainCard(typed: string): string | null {
  const text = plain(typed).replace(/[\s-]/g, "").toUpperCase();
  return !masked.test(text) && text.length >= 6 ? text : null;
}

/** Names are compared without spaces, marks of case and order of words. */
function plainPerson(name: string, birthday: string): string | null {
  const text = plain(name).toLowerCase();
  const day = plain(birthday).replace(/\D/g, "");
  if (masked.test(text) || day.length !== 8) return null;
  const words = text.split(/[\s,.·・-]+/).filter(Boolean);
  return words.length === 0 ? null : `${words.sort().join(" ")}|${day}`;
}
