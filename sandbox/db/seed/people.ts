import {
  demoAccounts,
  moreDemoAccounts,
  seedLastLogin,
} from "../../domains/member/demo-accounts.ts";
import { dayMs } from "../../domains/records/days.ts";
import { seedHash } from "../../domains/session/password.ts";
import { bulkInsert, type Cell } from "../bulk-insert.ts";
import type { Database } from "../open.ts";
import { tree } from "./tree.ts";

const demoAgeMs = 120 * dayMs;
const moreDemoAgeMs = 60 * dayMs;

/** The password hashes of a world's accounts; equal in every world. */
export interface Hashes {
  demo: readonly string[];
  moreDemo: readonly string[];
  team: string;
  payment: string;
}

export async function seedHashes(): Promise<Hashes> {
  const hash = ({ account, password }: { account: string; password: string }) =>
    seedHash(account, password);
  return {
    demo: await Promise.all(demoAccounts.map(hash)),
    moreDemo: await Promise.all(moreDemoAccounts.map(hash)),
    // One hash for all: sixty hashes would take longer than the rest of the seed.
    team: await seedHash("downline", "Portico#2026"),
    payment: await seedHash("payment", "246810"),
  };
}

interface NewPerson {
  id: number;
  account: string;
  nickname: string;
  type: number;
  currency?: string;
  uplineId?: number | null;
}

/** Adds the demo accounts and the teams of the agents. */
export function seedPeople(db: Database, hashes: Hashes, now: number): void {
  const rows: Cell[][] = [];
  const add = (person: NewPerson, hash = "", more: readonly Cell[] = []) => {
    const { id, account, nickname, type, currency = "USD", uplineId = null } = person;
    rows.push([id, account, hash, nickname, type, currency, uplineId, ...more]);
  };
  for (const [at, demo] of demoAccounts.entries()) {
    const { vip, icon, firstTimeLogin = false, passwordExpired = false, locked = false } = demo;
    const flags = [firstTimeLogin, passwordExpired, locked].map(Number);
    const times = [seedLastLogin(demo, now), now - demoAgeMs];
    add(demo, hashes.demo[at], [vip, ...flags, JSON.stringify(icon), ...times]);
  }
  const plain = (id: number, madeAt: number) => {
    const icon = JSON.stringify(`/media/avatars/${id % 40}.svg`);
    const seenAt = Math.max(madeAt, now - (id % 50) * 3_600_000);
    return [id % 4, 0, 0, 0, icon, seenAt, madeAt];
  };
  for (const person of tree) {
    add(person, hashes.team, plain(person.id, now - person.daysOld * dayMs));
  }
  for (const [at, demo] of moreDemoAccounts.entries()) {
    add(demo, hashes.moreDemo[at], plain(demo.id, now - moreDemoAgeMs));
  }
  const names = ["id", "account", "password_hash", "nickname", "type", "currency", "upline_id"];
  const flags = ["vip", "first_time_login", "password_expired", "locked"];
  bulkInsert(db, "member", [...names, ...flags, "icon", "last_login", "created_at"], rows);
}
