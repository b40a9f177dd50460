import { useRouteLoaderData } from "@remix-run/react";
import type { Offer } from "~/graphql/generated/graphql";
import type { loadShell } from "./load-shell.server.ts";

/**
 * What surrounds every page: brand, viewer, features, contacts, categories.
 * @throws Error outside the root's routes, and when the root loader itself failed.
 */
export function useShell() {
  const data = useRouteLoaderData<typeof loadShell>("root");
  if (!data) throw new Error("The shell's data is missing.");
  return data;
}

/** Whether the brand offers something: no entry leads to what is switched off (U27n, W4, A56). */
export function useShellOffers(): (offer: Offer) => boolean {
  const { withheld } = useShell();
  return (offer) => !withheld?.includes(offer);
}

const shared = new WeakMap<object, object>();

/** What shows around the page of whoever it is, for the pieces that are kept of it (`KeptPiece`). */
export function useShellFacts(): readonly [facts: object, role: string | null] {
  const data = useShell();
  const { viewer, requestId: _id, balanceHidden: _hidden, ...rest } = data;
  const facts = shared.get(data) ?? rest;
  shared.set(data, facts);
  return [facts, viewer?.role ?? null];
}

export type Shell = ReturnType<typeof useShell>;
export type ShellViewer = NonNullable<Shell["viewer"]>;
