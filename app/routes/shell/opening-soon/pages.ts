/** Pages of the specification that open with a later issue. A test lists them, so that the list shrinks visibly. */
export const openingSoon = [
  { path: "/register", coverage: "R6", titleKey: "shell.pageRegister" },
  { path: "/agent", coverage: "R7", titleKey: "shell.pageAgent" },
  { path: "/agentHome", coverage: "R8", titleKey: "shell.pageAgentHome" },
  { path: "/member", coverage: "R9", titleKey: "shell.pageMember" },
  { path: "/promotions", coverage: "R25", titleKey: "shell.pagePromotions" },
  { path: "/PromotionDetail", coverage: "R50", titleKey: "shell.pagePromotionDetail" },
  { path: "/providers", coverage: "R41", titleKey: "shell.pageProviders" },
  { path: "/down", coverage: "R42", titleKey: "shell.pageDownload" },
  { path: "/lottery", coverage: "R45", titleKey: "shell.pageLottery" },
  { path: "/seaLottery", coverage: "R46", titleKey: "shell.pageSeaLottery" },
  { path: "/vnLottery", coverage: "R47", titleKey: "shell.pageVnLottery" },
  { path: "/pointMall", coverage: "R49", titleKey: "shell.pagePointMall" },
] as const;
