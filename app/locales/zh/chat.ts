/** The chat with customer service, in Simplified Chinese. */
export default {
  lead: "请选择要咨询的客服。",
  online: "在线",
  offline: "离开",
  start: "开始对话",
  others: "其他联系方式",
  frame: "与客服对话",
  frameOf: "对话：{{desk}}",
  newWindow: "新窗口打开",
  another: "新对话",
  late: "对话窗口暂时无法加载。请重试、在新窗口打开，或通过其他方式联系我们。",
  retry: "重试",
};
