import { lazy } from "~/ui/lazy/lazy.tsx";

/** The currencies of the team as tabs above a report (N13). Nearly every team has one, and no tabs. */
export const CurrencyTabs = lazy(
  () => import("./currency-links.tsx").then((module) => module.CurrencyLinks),
  "h-0",
);
