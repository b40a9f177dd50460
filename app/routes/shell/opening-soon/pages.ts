import type { MessageKey } from "~/i18n/i18n.tsx";

interface SoonPage {
  path: string;
  coverage: string;
  titleKey: MessageKey;
  /** Who may see it (A20–A22, R-G4); everybody when left out. */
  only?: "accounts" | "members" | "agents";
}

/** Pages of the specification that open with a later issue. A test lists them, so that the list shrinks visibly. */
export const openingSoon: readonly SoonPage[] = [
  { path: "/agentHome", coverage: "R8", titleKey: "shell.pageAgentHome", only: "agents" },
  { path: "/lottery", coverage: "R45", titleKey: "shell.pageLottery", only: "accounts" },
  { path: "/seaLottery", coverage: "R46", titleKey: "shell.pageSeaLottery", only: "accounts" },
  { path: "/vnLottery", coverage: "R47", titleKey: "shell.pageVnLottery", only: "accounts" },
  { path: "/pointMall", coverage: "R49", titleKey: "shell.pagePointMall", only: "members" },
];
