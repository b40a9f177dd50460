/** The agents' site, in Japanese. */
export default {
  loginTitle: "エージェントログイン",
  loginLead: "レポート、チーム、登録、契約を管理できます。",
  agentsOnly:
    "エージェントセンターはエージェント専用です。エージェントアカウントでログインしてください。",
  signedInAs: "現在ログイン中の{{account}}は、エージェントアカウントではありません。",
  become: "エージェントになるには、カスタマーサポートへお問い合わせください。",
  toGames: "ゲームへ",
};
