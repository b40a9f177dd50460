/** Pages of the specification that open with a later issue. A test lists them, so that the list shrinks visibly. */
export const openingSoon: readonly { path: string; coverage: string; titleKey: string }[] = [
  { path: "/register", coverage: "R6", titleKey: "register" },
  { path: "/agent", coverage: "R7", titleKey: "agent" },
  { path: "/agentHome", coverage: "R8", titleKey: "agentHome" },
  { path: "/member", coverage: "R9", titleKey: "member" },
  { path: "/promotions", coverage: "R25", titleKey: "promotions" },
  { path: "/PromotionDetail", coverage: "R50", titleKey: "promotionDetail" },
  { path: "/providers", coverage: "R41", titleKey: "providers" },
  { path: "/down", coverage: "R42", titleKey: "download" },
  { path: "/lottery", coverage: "R45", titleKey: "lottery" },
  { path: "/seaLottery", coverage: "R46", titleKey: "seaLottery" },
  { path: "/vnLottery", coverage: "R47", titleKey: "vnLottery" },
  { path: "/pointMall", coverage: "R49", titleKey: "pointMall" },
];
