import { useRouteLoaderData } from "@remix-run/react";
import type { Offer } from "~/graphql/generated/graphql";
import type { loadShell } from "./load-shell.server.ts";

/**
 * Returns the shell's data: brand, viewer, features, contacts, categories.
 * @throws Error outside the root's routes, and if the root loader failed
 */
export function useShell() {
  const data = useRouteLoaderData<typeof loadShell>("root");
  if (!data) throw new Error("The shell's data is missing.");
  return data;
}

/** Whether the brand offers a feature. Entries of features that are off are hidden (U27n, W4, A56). */
export function useShellOffers(): (offer: Offer) => boolean {
  const { withheld } = useShell();
  return (offer) => !withheld?.includes(offer);
}

export type Shell = ReturnType<typeof useShell>;
export type ShellViewer = NonNullable<Shell["viewer"]>;
