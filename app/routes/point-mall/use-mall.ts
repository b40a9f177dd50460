import { useOutletContext } from "@remix-run/react";
import type { Offer } from "~/graphql/generated/graphql";

/** The layout's data for its pages. */
export interface Mall {
  /** Points to spend, as they are now; null while the platform can't say. */
  available: number | null;
  /** What the brand offers. */
  offers: readonly Offer[];
}

export const useMall = () => useOutletContext<Mall>();
