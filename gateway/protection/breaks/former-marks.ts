/**
 * Marks as builds until 27 November 2026 made them (form 1, decision 0063). Stored ones are keyed hashes, which can't be turned back into
 * names: they are made anew when the platform next gives the person's data. Until then a value is compared in this form,
 * too. An exclusion may be for ever, so delete this only where no older account is on a break.
 */
import type { Person } from "./person-marks.ts";

const masked = /[*•●xX]{2,}|\*/;
const plain = (text: string) => text.normalize("NFKC").trim();

/** Only what has another form now. */
export function formerMarksOf({ email, name, birthday }: Person): string[] {
  const mail = plain(email ?? "")
    .replace(/\s/g, "")
    .toLowerCase();
  const text = plain(name ?? "").toLowerCase();
  const day = plain(birthday ?? "").replace(/\D/g, "");
  const words = text.split(/[\s,.·・-]+/).filter(Boolean);
  const isMail = !masked.test(mail.split("@")[0] ?? "") && /^[^@]+@[^@]+$/.test(mail);
  const isPerson = words.length > 0 && !masked.test(text) && day.length === 8;
  return [
    ...(isMail ? [`mail:${mail}`] : []),
    ...(isPerson ? [`person:${words.sort().join(" ")}|${day}`] : []),
  ];
}
