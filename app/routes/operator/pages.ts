/** The pages of the operator's console, in the order of its menu. */
import type { KeyIn } from "~/i18n/i18n.tsx";

interface OperatorPage {
  path: string;
  title: KeyIn<"operator">;
  icon: string;
  /** Answered by the Worker itself, in English: a link to it leaves the console. */
  outside?: true;
}

export const operatorPages: readonly OperatorPage[] = [
  { path: "/operator", title: "operator.pages.health", icon: "icon-gauge" },
  { path: "/operator/calls", title: "operator.pages.calls", icon: "icon-plug" },
  { path: "/operator/drift", title: "operator.pages.drift", icon: "icon-git-compare" },
  { path: "/operator/security", title: "operator.pages.security", icon: "icon-shield" },
  { path: "/operator/protection", title: "operator.pages.protection", icon: "icon-heart" },
  { path: "/operator/audit", title: "operator.pages.audit", icon: "icon-list", outside: true },
];
