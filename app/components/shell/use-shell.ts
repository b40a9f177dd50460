import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root.tsx";

/**
 * What surrounds every page: brand, viewer, features, contacts, categories.
 * @throws Error outside the root's routes, and when the root loader itself failed.
 */
export function useShell() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("The shell's data is missing.");
  return data;
}

export type Shell = ReturnType<typeof useShell>;
export type ShellViewer = NonNullable<Shell["viewer"]>;
