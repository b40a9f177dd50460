/** Titles and descriptions for search engines and link previews outside, and the question whether visits may be counted, in Japanese. */
export default {
  home: "{{tagline}}。{{brand}}ではスロット、ライブカジノ、フィッシングゲームなどをお楽しみいただけます。18歳未満の方はご利用いただけません。",
  category:
    "{{brand}}の{{category}}。すべてのゲームをプロバイダーや種類から探せます。18歳未満の方はご利用いただけません。",
  game: "{{vendor}}の{{game}}を{{brand}}で。18歳未満の方はご利用いただけません。",
  promotions: "{{brand}}で開催中・開催予定のプロモーションと、その期間や条件をご案内します。",
  providers: "{{brand}}のすべてのゲームプロバイダーと、それぞれのゲームをご紹介します。",
  download:
    "iPhone・Android向け{{brand}}アプリの入手方法と、安全なインストール手順をご案内します。",
  help: "{{brand}}での遊び方、アカウント、お金に関するよくある質問にお答えします。",
  ask: "アクセス解析にご協力いただけますか？",
  askText:
    "Google アナリティクスが Cookie を保存し、どのページが開かれたかを集計します。お客様が誰か、何を入力したかは伝わりません。",
  allow: "許可する",
  deny: "許可しない",
  settings: "Cookie の設定",
  title: "Cookie の設定",
  lead: "{{brand}}がブラウザに保存する情報と、お選びいただける内容です。",
  neededTitle: "必要な Cookie",
  neededText:
    "ログイン状態、言語、非表示にしたり閉じたりした項目、ここでの選択を記憶します。これらがないとサイトはご利用いただけません。外部に情報を伝えることはありません。",
  countingTitle: "アクセス解析",
  countingText:
    "許可すると、Google アナリティクスがどのページが開かれたかを集計します。名前が _ga で始まる Cookie を保存し、ブラウザ、おおよその位置、ページの種類を取得します。お名前、アカウント、ベット、金額、入力内容は取得しません。",
  yes: "現在、許可しています。",
  no: "現在、許可していません。",
  unasked: "まだ選択されていないため、集計していません。",
  barred: "お使いのブラウザが追跡の拒否を求めているため、アクセスは集計していません。",
  none: "現在{{brand}}ではアクセス解析を行っていません。",
  kept: "選択は1年間保存され、いつでもここで変更できます。",
};
