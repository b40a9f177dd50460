/** What needs an agent's attention (N8). */
export default {
  kinds: {
    OWN_CONTRACT_ENDED: "自分の契約は終了したが、下位への支払いが続いている",
    CONTRACT_ENDED: "終了した契約",
    CONTRACT_FROZEN: "凍結された契約",
    CONTRACT_ABOVE_OWN: "自分の料率より高い契約",
    RATE_ABOVE_OWN: "自分より高い料率",
    PAY_PENDING: "未払いの給与と配当",
    NEW_WITHOUT_DEPOSIT: "未入金の新規会員",
    INACTIVE: "プレイをやめた会員",
    BIG_WIN: "高額の払戻し",
    LARGE_DEPOSIT: "高額の入金",
    LARGE_WITHDRAWAL: "高額の出金",
  },
  more: "ほか {{count}} 件",
  RECEIVED: "受け取り",
  PAID: "支払い",
  rates: "{{rate}}%、自分は {{own}}%",
  at: "{{time}}",
  lastPlay: "最終プレイ {{time}}",
  joined: "登録 {{time}}",
};
