import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { exclusion, registerPerson } from "../../db/schema/members.ts";
import { bareNumber, profileOf } from "./profile.ts";

export type Exclusion = typeof exclusion.$inferSelect;

const isOpen = ({ untilAt }: { untilAt: number | null }, now: number) =>
  untilAt === null || now < untilAt;

/** The exclusion of an account that holds now; undefined without one. */
export function exclusionOf(db: Database, memberId: number, now: number): Exclusion | undefined {
  const row = db.select().from(exclusion).where(eq(exclusion.memberId, memberId)).get();
  return row && isOpen(row, now) ? row : undefined;
}

/**
 * Excludes an account; of two exclusions the later end and the self-exclusion hold. A self-exclusion also enters the
 * person into the market's register.
 */
export function exclude(db: Database, wanted: Exclusion, now: number): Exclusion {
  const known = exclusionOf(db, wanted.memberId, now);
  const end = ({ untilAt }: Exclusion) => untilAt ?? Number.POSITIVE_INFINITY;
  const longer = known && end(known) > end(wanted) ? known : wanted;
  const kinds = [known?.kind, wanted.kind];
  const kind = kinds.includes("SELF_EXCLUSION") ? "SELF_EXCLUSION" : "TIME_OUT";
  const row: Exclusion = { ...longer, kind };
  const { kind: _kind, memberId: _id, ...times } = row;
  db.insert(exclusion)
    .values(row)
    .onConflictDoUpdate({ target: exclusion.memberId, set: { kind, ...times } })
    .run();
  if (kind === "SELF_EXCLUSION") {
    for (const value of valuesOf(db, row.memberId)) {
      const { untilAt } = row;
      db.insert(registerPerson)
        .values({ value, untilAt })
        .onConflictDoUpdate({ target: registerPerson.value, set: { untilAt } })
        .run();
    }
  }
  return row;
}

/** What the market's register knows an account's owner by. */
export function valuesOf(db: Database, memberId: number): string[] {
  const { mobile, email } = profileOf(db, memberId);
  return registerValues({ mobile, email });
}

/** What follows a plus in a mail address is the same mailbox. */
export const registerValues = (person: { mobile?: string; email?: string }): string[] =>
  [
    bareNumber(person.mobile ?? ""),
    (person.email ?? "")
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*(?=@)/, ""),
  ].filter(Boolean);

/** Whether the market's register has one of the values now. */
export function isInRegister(db: Database, values: string[], now: number): boolean {
  const rows = db.select().from(registerPerson).where(inArray(registerPerson.value, values)).all();
  return rows.some((row) => isOpen(row, now));
}
