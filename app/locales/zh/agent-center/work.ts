/** The work list (N22), in Chinese. */
export default {
  lead: "团队中需要您处理的事项。已处理或可以稍后处理的可以搁置，仅您可见。",
  all: "全部",
  aside: "已搁置",
  open: "打开待办列表",
  setAside: "搁置",
  done: "已处理",
  until: "延至",
  putOff: "推迟",
  never: "不再提醒 {{account}}",
  saved: "待办列表已更新。",
  noneAside: "没有搁置的事项。",
  back: "重新显示",
  later: "至 {{time}}",
  ofToday: "今日待办列表",
  how: {
    DONE: "已处理",
    LATER: "已推迟",
    NEVER: "不再提醒此账号",
  },
};
