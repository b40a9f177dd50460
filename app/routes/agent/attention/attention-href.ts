import { type ContractName, nameOfKind } from "~/components/contracts/kinds.ts";
import type { AttentionKind, AttentionRowFragment } from "~/graphql/generated/graphql";
import { brandTime } from "~/reports/range/brand-time.ts";
import { drillTo } from "~/routes/agent/report/drill.ts";

const payPaths = {
  dividend: "/agentHome/dividends",
  dailySalary: "/agentHome/salary/daily",
  hourlySalary: "/agentHome/salary/hourly",
  realTimeSalary: "/agentHome/salary/real-time",
} as const satisfies Record<ContractName, string>;

/**
 * Where something is to be done about an entry (N8): its contract, its payments, its account, its bets or transactions of
 * that day.
 * @param gmtOffset of the brand
 */
export function attentionHref(
  kind: AttentionKind,
  { account, at, since, contract }: AttentionRowFragment,
  gmtOffset: string,
): string {
  const name = contract ? nameOfKind(contract) : "dividend";
  const dayOf = (time: number) => brandTime(time, gmtOffset).slice(0, 10);
  const shown = new URLSearchParams(at == null ? {} : { from: dayOf(since ?? at), to: dayOf(at) });
  const now = new URLSearchParams();
  switch (kind) {
    case "OWN_CONTRACT_ENDED":
    case "CONTRACT_ENDED":
    case "CONTRACT_FROZEN":
    case "CONTRACT_ABOVE_OWN":
      return drillTo("/agentHome/contracts", { kind: name }, now);
    case "PAY_PENDING":
      return drillTo(payPaths[name], {}, shown);
    case "RATE_ABOVE_OWN":
    case "NEW_WITHOUT_DEPOSIT":
    case "INACTIVE":
      return `/agentHome/downline/${encodeURIComponent(account)}`;
    case "BIG_WIN":
      return drillTo("/agentHome/records", { account }, shown);
    case "LARGE_DEPOSIT":
      return drillTo("/agentHome/transactions", { account, kind: "DEPOSIT" }, shown);
    case "LARGE_WITHDRAWAL":
      return drillTo("/agentHome/transactions", { account, kind: "WITHDRAWAL" }, shown);
  }
}
