import type { ContractKind } from "~/graphql/generated/graphql";

/** The kinds of contract as C13 tells how they stand. */
export type ContractName = "dividend" | "dailySalary" | "hourlySalary" | "realTimeSalary";

/** The four kinds of contract by their name in an address and in a form (C13). */
const contractKinds = {
  dividend: "DIVIDEND",
  dailySalary: "DAILY_SALARY",
  hourlySalary: "HOURLY_SALARY",
  realTimeSalary: "REAL_TIME_SALARY",
} as const satisfies Record<ContractName, ContractKind>;

export const contractNames = Object.keys(contractKinds) as ContractName[];

/** The kind of this name, else the first. */
export function kindNamed(asked: string | null): { name: ContractName; kind: ContractKind } {
  const name = contractNames.find((each) => each === asked) ?? "dividend";
  return { name, kind: contractKinds[name] };
}
