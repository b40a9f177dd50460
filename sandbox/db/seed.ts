import { addMember } from "../domains/member/add-member.ts";
import { demoAccounts, seedLastLogin } from "../domains/member/demo-accounts.ts";
import { seedHash } from "../domains/session/password.ts";
import { parseAmount } from "../domains/wallet/money.ts";
import { type Database, inTransaction } from "./open.ts";
import { inboxMessage } from "./schema.ts";
import { ledgerStart } from "./seed-history.ts";
import { netOf } from "./seed-play.ts";
import { playingDemos } from "./seed-tree.ts";

const demoAgeMs = 120 * 86_400_000;

/** Seeds an empty world with members, wallets and messages. Games are defined in code, not in tables. */
export async function seedWorld(db: Database, now: number): Promise<void> {
  const hashes = await Promise.all(
    demoAccounts.map(({ account, password }) => seedHash(account, password)),
  );
  inTransaction(db, () => {
    for (const [index, demo] of demoAccounts.entries()) {
      const { balance, password: _, note: __, messages, ...fields } = demo;
      const target = parseAmount(balance);
      const passwordHash = hashes[index];
      if (target === null || passwordHash === undefined) throw new Error(`seed ${demo.account}`);
      const lastLogin = seedLastLogin(demo, now);
      // The opening balance is chosen so that the seeded play leads to the target balance.
      const past = playingDemos.find(({ id }) => id === demo.id);
      const opening = past ? target - netOf(past, now) : target;
      const createdAt = now - demoAgeMs;
      const at = ledgerStart(now);
      addMember(db, { ...fields, passwordHash, lastLogin, opening, createdAt, now: at });
      for (const [age, title] of messages.entries()) {
        const sentAt = now - (age + 1) * 3_600_000;
        const content = `<p>${title}</p>`;
        db.insert(inboxMessage).values({ memberId: fields.id, title, content, sentAt }).run();
      }
    }
  });
}
