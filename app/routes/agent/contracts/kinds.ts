import type { ContractKind } from "~/graphql/generated/graphql";
import type { AgentContract } from "~/routes/agent/pages.ts";

/** The four kinds of contract by their name in the address (C13). */
const kindOf = {
  dividend: "DIVIDEND",
  dailySalary: "DAILY_SALARY",
  hourlySalary: "HOURLY_SALARY",
  realTimeSalary: "REAL_TIME_SALARY",
} as const satisfies Record<AgentContract, ContractKind>;

export const contractNames = Object.keys(kindOf) as AgentContract[];

/** The kind that an address names, else the first. */
export function kindIn(query: URLSearchParams): { name: AgentContract; kind: ContractKind } {
  const name = contractNames.find((each) => each === query.get("kind")) ?? "dividend";
  return { name, kind: kindOf[name] };
}

/** The contracts of a kind, with more in the address. */
export function contractsHref(name: AgentContract, more: Readonly<Record<string, string>> = {}) {
  return `/agentHome/contracts?${new URLSearchParams({ kind: name, ...more })}`;
}
