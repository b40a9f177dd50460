/** From what was earned in some days to what was earned in others (N16). */
export default {
  title: "差额由什么构成",
  lead: "仅含已结束的日期，从对比日期到当前日期。每一步都可查看对应明细。",
  causes: "按原因",
  before: "对比日期",
  after: "当前日期",
  play: "投注增减",
  rate: "比例及分支间的投注变化",
  rates: "比例和舍入差额",
  others: "其他全部（{{count}}）",
  payIn: "收到的工资与分红",
  payOut: "付给团队的工资与分红",
  month: "与{{month}}对比",
  by: {
    branch: "按分支的佣金",
    account: "按账号的佣金",
  },
};
