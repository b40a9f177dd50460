/** What went wrong, in Chinese. */
export default {
  unknown: "出错了，请重试。",
  unknownTitle: "出错了",
  unknownText:
    "这是我们系统的问题，您的余额是安全的。如果您刚刚提交了操作，请先查看记录再重新提交。联系客服时，请提供此编号。",
  dropped_other: "有 {{count}} 条内容无法显示。",
  requestId: "请求编号 {{id}}",
  notFoundTitle: "页面不存在",
  notFoundText: "网址可能已失效或有误。您可以搜索游戏，或前往其他页面。",
  forbiddenTitle: "此账号无法访问该页面",
  forbiddenText: "您已登录，但此账号没有打开该页面的权限。",
  goHome: "返回首页",
  retry: "重试",
  chunkTitle: "{{brand}} 已更新",
  chunkText: "部分页面未能加载。请重试，或刷新页面以使用最新版本。",
  reload: "刷新",
  offline: "网络已断开，恢复连接后将自动继续。",
  unsent: "当前无网络连接，内容未发送。您填写的内容仍保留，请联网后重新发送。",
  slow: "页面加载较慢，请检查网络或再试一次。",
  stuck: "部分页面未能加载，请刷新页面。",
  checkConnection: "页面加载超时，请检查网络后重试。",
  in_need_true_account: "您正在使用试玩账号。如需玩真钱游戏，请注册正式账号；免费试玩仍可继续。",
};
