/** The app and how to install it, in Chinese. */
export default {
  title: "下载应用",
  lead: "用手机扫描二维码，或在手机上打开本页并点击“安装”。",
  leadPhone: "点击适合您手机的“安装”，并按步骤操作。",
  open: "安装 {{app}}",
  stepsOf: "如何安装 {{app}}",
  steps: {
    ios1: "在 iPhone 或 iPad 上打开链接。",
    ios2: "点击“获取”，并用 Face ID、Touch ID 或密码确认。",
    ios3: "打开应用并登录您的账号。",
    profile1: "用 Safari 打开链接，并允许下载描述文件。",
    profile2: "前往“设置”，点击“已下载描述文件”，然后点击“安装”。",
    profile3: "前往“设置”>“通用”>“VPN 与设备管理”，信任该描述文件。",
    profile4: "从主屏幕打开应用并登录。",
    android1: "在手机上打开链接并下载文件。",
    android2: "如手机提示，请允许浏览器安装应用，安装后可以关闭该权限。",
    android3: "打开下载的文件，点击“安装”，然后登录您的账号。",
    other1: "在手机上打开链接并按提示操作。",
  },
  safety: "请仅从本页安装应用，并且只在应用和本站输入您的密码。",
  empty: "目前没有可安装的应用",
  emptyText: "所有功能都可以在浏览器中使用，手机也一样。",
};
