/** What needs an agent's attention (N8). */
export default {
  kinds: {
    OWN_CONTRACT_ENDED: "您的契约已终止，但仍在支付下级契约",
    CONTRACT_ENDED: "已终止的契约",
    CONTRACT_FROZEN: "已冻结的契约",
    CONTRACT_ABOVE_OWN: "高于您自身比例的契约",
    RATE_ABOVE_OWN: "高于您自身的比例",
    PAY_PENDING: "待发放的工资和分红",
    NEW_WITHOUT_DEPOSIT: "尚未存款的新会员",
    INACTIVE: "停止投注的会员",
    BIG_WIN: "大额派彩",
    LARGE_DEPOSIT: "大额存款",
    LARGE_WITHDRAWAL: "大额提款",
  },
  more: "还有 {{count}} 项",
  RECEIVED: "您收取",
  PAID: "您支付",
  rates: "{{rate}}%，您为 {{own}}%",
  at: "{{time}}",
  lastPlay: "最后投注 {{time}}",
  joined: "注册于 {{time}}",
};
