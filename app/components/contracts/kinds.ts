import type { ContractKind } from "~/graphql/generated/graphql";

/** The kinds of contract in the states of C13. */
export type ContractName = "dividend" | "dailySalary" | "hourlySalary" | "realTimeSalary";

/** The four kinds of contract by their names in addresses and forms (C13). */
const contractKinds = {
  dividend: "DIVIDEND",
  dailySalary: "DAILY_SALARY",
  hourlySalary: "HOURLY_SALARY",
  realTimeSalary: "REAL_TIME_SALARY",
} as const satisfies Record<ContractName, ContractKind>;

export const contractNames = Object.keys(contractKinds) as ContractName[];

/** Returns the kind with this name, else the first one. */
export function kindNamed(requested: string | null): { name: ContractName; kind: ContractKind } {
  const name = contractNames.find((each) => each === requested) ?? "dividend";
  return { name, kind: contractKinds[name] };
}

/** The name of a kind in addresses and texts. */
export const nameOfKind = (kind: ContractKind): ContractName =>
  contractNames.find((name) => contractKinds[name] === kind) ?? "dividend";
