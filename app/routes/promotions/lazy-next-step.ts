import { lazy } from "~/ui/lazy/lazy.tsx";

/** A member's step: its refusals have the texts of all forms, which a guest's page has no use for. */
export const NextStep = lazy(
  () => import("./next-step.tsx").then((module) => module.NextStep),
  "h-11",
  "signed-in",
);
