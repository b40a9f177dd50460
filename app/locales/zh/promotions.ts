/** Promotions and one of them, in Chinese. */
export default {
  title: "优惠活动",
  lead: "正在进行和即将开始的优惠活动。",
  all: "全部活动",
  stretches: "时段",
  any: "全部",
  ahead_other: "未来 {{count}} 天",
  empty: "目前没有优惠活动",
  emptyText: "新活动会在此处和公告中发布。",
  starts: "{{day}} 开始",
  ends: "截至 {{day}}",
  open: "长期有效",
  over: "已于 {{day}} 结束",
  logIn: "登录后参加",
  fineprint: "仅限年满 18 周岁人士。须遵守上述条款，存款前可向客服咨询。请仅用闲余资金娱乐。",
};
