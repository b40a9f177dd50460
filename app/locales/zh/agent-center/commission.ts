/** What commission is made of (N18). */
export default {
  title: "佣金如何计算",
  lead: "有效投注乘以当时的比例，再减去分给下级的部分。",
  rate: "比例",
  exact: "精确值",
  rounded: "向下取整",
  member: "直属会员",
  step: "{{stake}} × {{rate}} = {{exact}}，向下取整为 {{amount}}",
  result: "{{own}} − {{given}} = {{net}}",
  note: "每种产品和比例向下取整一次，保留四位小数；分给下级的部分按每位直属会员各取整一次。",
  only: "仅 {{name}}：{{value}}",
  all: "显示全部",
};
