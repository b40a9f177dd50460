/** What people type for each entry that is a page, an action or a topic (Q10). */
import { account } from "./account.ts";
import { helpTopics } from "./help-topics.ts";
import { money } from "./money.ts";
import type { Need, Phrases } from "./need.ts";
import { places } from "./places.ts";
import { protection } from "./protection.ts";
import { records } from "./records.ts";
import { rewards } from "./rewards.ts";
import { service } from "./service.ts";

export const needs: readonly Need[] = [
  ...protection,
  ...service,
  ...money,
  ...records,
  ...rewards,
  ...account,
  ...places,
  ...helpTopics,
];

const byEntry = new Map(needs.map((need) => [need.for, need]));

const listed = (phrases: Phrases | undefined): string[] =>
  phrases ? Object.values(phrases).flatMap((text: string) => text.split(", ")) : [];

/** The phrases of an entry, in all languages. */
export function phrasesFor({ kind, id }: { kind: string; id: string }) {
  const need = byEntry.get(`${kind}:${id}`);
  return {
    protection: listed(need?.protection),
    service: listed(need?.service),
    words: listed(need?.words),
  };
}
