/** Profit and loss by branch (N5). */
export default {
  title: "按分支的盈亏",
  lead: "每位直属成员连同其下整个团队的合计。点选成员可进入下一级，点选数字可查看明细。",
  views: "查看方式",
  accounts: "全部账号",
  byBranch: "按分支",
  counts: "统计范围",
  own: "仅本人",
  team: "含整个团队",
  one: "会员",
  members: "下级账号数",
  trail: "下级路径",
};
