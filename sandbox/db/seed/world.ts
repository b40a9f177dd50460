import { demoAccounts } from "../../domains/member/demo-accounts.ts";
import { startOfDay } from "../../domains/records/days.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import { type Database, inTransaction } from "../open.ts";
import { worldSchema } from "../schema/create-tables.ts";
import { writeSettings } from "../settings.ts";
import { newLedger } from "./new-ledger.ts";
import { seedHashes, seedPeople } from "./people.ts";
import { seedProfiles } from "./profiles.ts";

/**
 * Creates the tables of an empty world and seeds them with members, balances, profiles and messages. Games are defined in
 * code, not in tables. The history is seeded when it is first needed (history.ts), as of `now`, too.
 */
export async function seedWorld(db: Database, now: number): Promise<void> {
  const hashes = await seedHashes();
  inTransaction(db, () => {
    const { world, fingerprint } = worldSchema();
    db.run(world);
    seedPeople(db, hashes, now);
    newLedger(now).writeAccounts(db);
    seedMessages(db, now);
    seedProfiles(db, hashes.payment, now);
    const today = startOfDay(now);
    writeSettings(db, {
      schema: fingerprint,
      "seeded-at": String(now),
      lived: JSON.stringify({ seeded: today, lived: today }),
    });
  });
}

function seedMessages(db: Database, now: number): void {
  const rows = demoAccounts.flatMap(({ id, messages }) =>
    messages.map((title, age): Cell[] => {
      const sentAt = now - (age + 1) * 3_600_000;
      return [id, title, `<p>${title}</p>`, sentAt];
    }),
  );
  bulkInsert(db, "inbox_message", ["member_id", "title", "content", "sent_at"], rows);
}
