import type { ContractName } from "./kinds.ts";

/** The contracts of a kind, with more in the address. */
export function contractsHref(name: ContractName, more: Readonly<Record<string, string>> = {}) {
  return `/agentHome/contracts?${new URLSearchParams({ kind: name, ...more })}`;
}

/** The form of an offer that begins with the terms of a contract. */
export function renewHref(name: ContractName, like: string) {
  return `${contractsHref(name, { like })}#offer`;
}
