import { type Database, inTransaction } from "../../../db/open.ts";
import { settlement } from "../../../db/schema/history.ts";
import { readSetting, writeSettings } from "../../../db/settings.ts";
import { windowAt } from "../../contracts/windows.ts";
import { isAgent } from "../../member/member-types.ts";
import { memberById } from "../../member/profile.ts";
import { houseOf, moveMoney, walletOf } from "../../wallet/ledger.ts";
import { allCommissions } from "./commission.ts";

/** Up to when commission is paid, in ms. */
const key = "commission";

/** The month (UTC) that a time lies in; `to` is no part of it. */
export const monthOf = (time: number) => windowAt("DIVIDEND", "M", time);

/** Up to when commission is settled, in ms. */
export const settledTo = (db: Database): number => Number(readSetting(db, key));

/** Pays agents their commission of each month that has ended, in its first moment after. */
export function settleCommission(db: Database, now: number): void {
  const paidTo = settledTo(db);
  if (monthOf(paidTo).to > now) return;
  inTransaction(db, () => {
    let month = monthOf(paidTo);
    for (; month.to <= now; month = monthOf(month.to)) {
      payCommissions(db, month, true);
    }
    writeSettings(db, { [key]: String(month.from) });
  });
}

/**
 * For the seed: commission of the whole months since a time is part of the balance that is carried forward; what
 * ends after `now` is paid by `settleCommission`.
 */
export function seedCommission(db: Database, since: number, now: number): void {
  let month = monthOf(since);
  // The month in which the play begins is no whole one.
  if (month.from < since) month = monthOf(month.to);
  for (; month.to <= now; month = monthOf(month.to)) payCommissions(db, month, false);
  writeSettings(db, { [key]: String(month.from) });
}

function payCommissions(
  db: Database,
  { from, to }: { from: number; to: number },
  booked: boolean,
): void {
  for (const [id, { own, net }] of allCommissions(db, { from, to: to - 1 })) {
    const agent = memberById(db, id);
    if (agent === undefined || !isAgent(agent.type) || own === 0) continue;
    const amount = Math.max(0, net);
    if (booked) {
      const reference = `commission:${new Date(from).toISOString().slice(0, 7)}`;
      const accounts = { from: houseOf(agent.currency), to: walletOf(id) };
      moveMoney(db, { kind: "commission", reference, ...accounts, amount, now: to });
    }
    const row = {
      kind: "COMMISSION",
      contractId: "",
      fromId: null,
      toId: id,
      period: "M",
      rate: 0,
    };
    const status = amount === 0 ? "REFUSED" : "PAID";
    db.insert(settlement)
      .values({ ...row, windowFrom: from, windowTo: to, base: own, amount, status, paidAt: to })
      .run();
  }
}
