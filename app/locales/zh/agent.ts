/** The agents' site, in Chinese. */
export default {
  loginTitle: "代理登录",
  loginLead: "查看报表、管理团队、开户与契约。",
  agentsOnly: "代理中心仅限代理使用，请用代理账号登录。",
  signedInAs: "您当前登录的 {{account}} 不是代理账号。",
  become: "如需成为代理，请联系客服。",
  toGames: "前往游戏",
};
