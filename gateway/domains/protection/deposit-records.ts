/** The platform's records of deposits, as the limits count them (G7). */
import { PlatformError } from "../../platform/errors.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { DepositRecords } from "../../protection/limits/deposit-check.ts";
import type { GatewayContext } from "../../request/context.ts";
import { teamTransactions } from "../agent/report-calls.ts";
import { depositList } from "../wallet/deposit-calls.ts";

const pageSize = 100;
/** More deposits in a month than this can't be counted; the reading then fails. */
const mostPages = 50;
/** The platform's clock may be ahead of ours by so much, in ms. */
const aheadMs = 60_000;

const counted = new Set(["PENDING", "APPROVED"]);

interface Entry {
  id: string;
  requestId: string | null;
  amount: string;
  at: number | null;
  counts: boolean;
}

/**
 * The viewer's deposits since `from` (CA10): waiting and approved ones count.
 * @throws PlatformError when they can't be read whole
 */
export function readOwnDeposits(from: number, context: GatewayContext): Promise<DepositRecords> {
  return readAll(from, context, async (pageNo, range) => {
    const page = { pageNo, pageSize, ...range };
    const { content, totalPages } = await context.platform.call(depositList, page);
    const entries = content.map((each) => each && { ...each, counts: counted.has(each.status) });
    return { entries, totalPages };
  });
}

/**
 * The deposits that an agent's statement shows for an account of the team (CA61): approved ones.
 * @throws PlatformError when they can't be read whole
 */
export function readTeamDeposits(
  account: string,
  from: number,
  context: GatewayContext,
): Promise<DepositRecords> {
  const records = readAll(from, context, async (pageNo, range) => {
    const page = { pageNo, pageSize, ...range, kind: "DEPOSIT" as const, account };
    const { content, totalPages } = await context.platform.call(teamTransactions, page);
    // Ids of the statement are not those of deposits; the request id tells which attempt an entry belongs to.
    const entries = content.map(
      (each) => each && { ...each, id: `statement ${each.id}`, counts: true },
    );
    return { entries, totalPages };
  });
  return records.then((known) => ({ ...known, approvedOnly: true }));
}

type Read = (
  pageNo: number,
  range: { from: number; to: number },
) => Promise<{ entries: readonly (Entry | null)[]; totalPages: number }>;

async function readAll(from: number, context: GatewayContext, read: Read): Promise<DepositRecords> {
  const readAt = platformNow(context);
  const range = { from, to: readAt + aheadMs };
  const entries = new Map<string, Entry>();
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    if (pageNo > mostPages) throw new PlatformError("UPSTREAM_BAD_RESPONSE", "CA10");
    const page = await read(pageNo, range);
    pages = page.totalPages;
    for (const entry of page.entries) {
      // A record that can't be understood could be a deposit.
      if (!entry) throw new PlatformError("UPSTREAM_BAD_RESPONSE", "CA10");
      // A deposit that arrives meanwhile moves others to the next page, where they are read again.
      entries.set(entry.id, entry);
    }
  }
  const all = [...entries.values()];
  return {
    from,
    readAt,
    counted: all
      .filter(({ counts }) => counts)
      // A record without a time could be of this window.
      .map(({ id, requestId, amount, at }) => ({ id, requestId, amount, at: at ?? readAt })),
    voided: all.filter(({ counts }) => !counts).map(({ id, requestId }) => ({ id, requestId })),
  };
}
