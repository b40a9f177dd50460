import { demoAccounts, moreDemoAccounts } from "../../domains/member/demo-accounts.ts";
import { exclude } from "../../domains/member/exclusions.ts";
import { staff, trial } from "../../domains/member/member-types.ts";
import { dayMs } from "../../domains/records/days.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import type { Database } from "../open.ts";
import { bankCard, bonus } from "../schema/wallet.ts";
import { tree } from "./tree.ts";

const player1 = 100001;
const unit = 10_000;

/**
 * Adds profiles of the demo accounts (mail `<account>@mail.example`, mobile `10555` or an agent's `10556` and the last
 * five digits of the id, +82) with payment password 246810, and friends, cards and bonuses of player1.
 */
export function seedProfiles(db: Database, paymentHash: string, now: number): void {
  const columns = ["member_id", "real_name", "email", "email_verified", "dialing_code", "mobile"];
  const more = ["mobile_verified", "payment_hash", "last_password_change"];
  const rows: Cell[][] = [...demoAccounts, ...moreDemoAccounts]
    .filter(({ type }) => type !== trial && type !== staff)
    // The first-login account has no profile yet: its user fills it in.
    .filter(({ account }) => account !== "newbie")
    .map(({ id, account, nickname, type }) => {
      const mobile = `${type === 0 ? "10555" : "10556"}${String(id).slice(-5)}`;
      const contact = [`${account}@mail.example`, 1, "82", mobile, 1];
      return [id, nickname, ...contact, paymentHash, now - 30 * dayMs];
    });
  for (const { id, account, nickname } of tree) {
    const contact = [`${account}@mail.example`, 0, "82", "", 0];
    rows.push([id, nickname, ...contact, paymentHash, now - 30 * dayMs]);
  }
  const verified = moreDemoAccounts.filter(({ secondStep }) => secondStep).map(({ id }) => id);
  const friends = tree
    .filter(({ uplineId, type }) => uplineId === 200002 && type === 0)
    .slice(0, 3);
  const full = rows.map((row) => {
    const id = Number(row[0]);
    const friend = friends.some((person) => person.id === id);
    return [...row, verified.includes(id) ? 1 : 0, friend ? player1 : null];
  });
  bulkInsert(db, "profile", [...columns, ...more, "require_verification", "referred_by"], full);
  for (const { id, exclusion } of moreDemoAccounts) {
    if (!exclusion) continue;
    const { kind, days } = exclusion;
    exclude(db, { memberId: id, kind, fromAt: now, untilAt: now + days * dayMs }, now);
  }
  seedCards(db, now);
  seedBonuses(db, now);
}

function seedCards(db: Database, now: number): void {
  const card = (memberId: number, bank: string, holder: string, number: string) =>
    db
      .insert(bankCard)
      .values({ memberId, bank, holder, number, at: now - 20 * dayMs })
      .run();
  card(player1, "Harbour Bank", "Mina Park", "1102049988776655");
  card(player1, "Lantern Savings", "Mina Park", "3521447788990011");
  card(200001, "Harbour Bank", "Aurora House", "1102041122334455");
  card(200002, "Tide Bank", "Harbour Team", "4408123412341234");
}

function seedBonuses(db: Database, now: number): void {
  const gift = (name: string, units: number, times: number, daysAgo: number) => {
    const amount = units * unit;
    const at = now - daysAgo * dayMs;
    db.insert(bonus)
      .values({ memberId: player1, name, amount, rollover: amount * times, at })
      .run();
  };
  gift("vip", 15, 0, 25);
  gift("deposit", 10, 5, 6);
  gift("raffle", 3, 30, 4);
}
