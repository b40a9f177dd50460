/** The help center, in Japanese. */
export default {
  title: "ヘルプセンター",
  intro: "プレイ、アカウント、お金に関するご案内です。",
  contents: "目次",
  stillStuck: "解決しませんでしたか？",
  stillStuckText: "カスタマーサポートがお手伝いします。",
  empty: "ヘルプはまだありません。",
  backToTop: "目次に戻る",
  legalLanguages: "お客様に適用される規約とルールは、次の言語の版が有効です：",
};
