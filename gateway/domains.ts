/** The domains of the gateway. The files of `schema/` have the same names, which a test checks. */

import { agent } from "./domains/agent/index.ts";
import { announcements } from "./domains/announcements/index.ts";
import { attention } from "./domains/attention/index.ts";
import { breaks } from "./domains/breaks/index.ts";
import { chat } from "./domains/chat/index.ts";
import { contracts } from "./domains/contracts/index.ts";
import { feedback } from "./domains/feedback/index.ts";
import { files } from "./domains/files/index.ts";
import { games } from "./domains/games/index.ts";
import { income } from "./domains/income/index.ts";
import { keys } from "./domains/keys/index.ts";
import { links } from "./domains/links/index.ts";
import { lottery } from "./domains/lottery/index.ts";
import { member } from "./domains/member/index.ts";
import { messages } from "./domains/messages/index.ts";
import { missions } from "./domains/missions/index.ts";
import { operator } from "./domains/operator/index.ts";
import { play } from "./domains/play/index.ts";
import { points } from "./domains/points/index.ts";
import { policy } from "./domains/policy/index.ts";
import { preferences } from "./domains/preferences/index.ts";
import { protection } from "./domains/protection/index.ts";
import { records } from "./domains/records/index.ts";
import { review } from "./domains/review/index.ts";
import { searchDomain as search } from "./domains/search/index.ts";
import { session } from "./domains/session/index.ts";
import { statement } from "./domains/statement/index.ts";
import { system } from "./domains/system/index.ts";
import { vip } from "./domains/vip/index.ts";
import { wallet } from "./domains/wallet/index.ts";
import type { Call } from "./platform/call.ts";
import type { Domain, FieldRow, MutationRow } from "./registry/domain.ts";

export const domains = {
  agent,
  announcements,
  attention,
  breaks,
  chat,
  contracts,
  feedback,
  files,
  games,
  income,
  keys,
  links,
  lottery,
  member,
  messages,
  missions,
  operator,
  play,
  points,
  policy,
  preferences,
  protection,
  records,
  review,
  search,
  session,
  statement,
  system,
  vip,
  wallet,
};

type AnyDomain = (typeof domains)[keyof typeof domains];

/** The tables that are merged from all domains. */
interface Tables {
  fields: FieldRow | MutationRow;
  offers: readonly Call[];
}

/** The keys that any domain has in a table. */
type NamesIn<T extends keyof Tables, D = AnyDomain> = D extends { [K in T]: infer Table }
  ? keyof Table
  : never;

/**
 * Merges one table of all domains. Typing the result with its required keys makes a missing key a type error.
 * @throws Error when two domains register the same key
 */
export function mergeTable<T extends keyof Tables>(table: T): Record<NamesIn<T>, Tables[T]> {
  const all: readonly Domain[] = Object.values(domains);
  const entries = all.flatMap((domain) => Object.entries(domain[table] ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two domains register ${twice}`);
  return Object.fromEntries(entries) as Record<NamesIn<T>, Tables[T]>;
}
