import type { MessageKey } from "~/i18n/i18n.tsx";

const steps = {
  iOS: ["download.steps.ios1", "download.steps.ios2", "download.steps.ios3"],
  "iOS Profile": [
    "download.steps.profile1",
    "download.steps.profile2",
    "download.steps.profile3",
    "download.steps.profile4",
  ],
  Android: ["download.steps.android1", "download.steps.android2", "download.steps.android3"],
} as const;

/** How an app is installed, by the platform's label of it (A26, U20). */
export function installSteps(label: string): readonly MessageKey[] {
  return Object.entries(steps).find(([known]) => known === label)?.[1] ?? ["download.steps.other1"];
}
