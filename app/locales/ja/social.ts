import type en from "~/locales/en/social.ts";
import type { Shape } from "~/locales/shape.ts";

/** Logging in with Google, Facebook or a number that Firebase proves, in Japanese. */
export default {
  or: "または",
  google: "Googleで続ける",
  facebook: "Facebookで続ける",
  phone: "携帯電話番号で続ける",
  opening: "開いています…",
  inWindow: "開いたウィンドウで手続きを完了してください。",
  leading: "移動しています…",
  checking: "ログインしています…",
  noScript: "これらの方法でログインするには、JavaScriptを有効にしてください。",
  failed: "ログインできませんでした。もう一度お試しになるか、別の方法でログインしてください。",
  unavailable:
    "ログインサービスに接続できませんでした。通信状況を確認してもう一度お試しになるか、別の方法でログインしてください。",
  refused: "このログインは期限が切れているか、すでに使用されています。もう一度お試しください。",
  taken:
    "このメールアドレスまたは電話番号は、すでに別のアカウントで使われています。ご本人のアカウントであれば、パスワードでログインしてください。",
  shut: "このアカウントはご利用いただけません。カスタマーサポートへお問い合わせください。",
  phoneTitle: "携帯電話番号でログイン",
  phoneText: "SMSで認証コードをお送りします。通信会社の受信料がかかる場合があります。",
  phoneSend: "認証コードを受け取る",
  phoneSending: "送信しています…",
  phoneSent: "{{mobile}} に認証コードをお送りしました。",
  phoneAgain: "認証コードを再送する",
  phoneAgainWait_other: "{{count}}秒後に再送できます",
  phoneOther: "別の番号を使う",
  phoneConfirm: "ログイン",
  phoneBack: "ほかのログイン方法",
  newHere: "アカウントを開設するユーザー名を決めてください。",
  knownAs: "{{provider}}アカウント：{{name}}",
  byNumber: "{{mobile}} の確認が完了しました。",
  unnamed: "{{provider}}アカウントの確認が完了しました。",
  otherWay: "別の方法で登録する",
} satisfies Shape<typeof en>;
