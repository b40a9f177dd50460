/** Withdrawals to confirm, in the agent center, in Japanese. */
export default {
  time: "確認の期限",
  lead: "お支払い済みの出金です。着金したかどうかをお知らせください。",
  leadMinutes_other:
    "お支払い済みの出金です。着金したかどうかをお知らせください。{{count}}分を過ぎると着金済みとして扱われます。",
  none: "確認待ちの出金はありません",
  waiting: "着金しましたか？",
  settled: "完了",
  withdrawal: "出金番号",
  amount: "金額",
  paidAt: "支払日時",
  paid: "番号 {{id}} · {{at}} 支払い",
  left: "残り時間：",
  until: "（{{at}}まで）",
  over: "期限を過ぎたため、この出金は着金済みとして扱われます。",
  state: "状態",
  states: {
    WAITING: "確認待ち",
    RECEIVED: "着金済み",
    NOT_RECEIVED: "未着、調査中",
    FORCED: "着金済みとして処理",
  },
  notRefunded: "返金の対象外です",
  decide: { RECEIVED: "着金済み", NOT_RECEIVED: "未着", ALL_RECEIVED: "すべて着金済み" },
  ask: {
    RECEIVED: "口座への着金を確認してください。この操作は取り消せません。",
    NOT_RECEIVED: "口座の明細など、証明となる画像をお送りください。",
    ALL_RECEIVED:
      "確認待ちの出金がすべて着金したことを確認してください。この操作は取り消せません。",
  },
  now: {
    RECEIVED: "着金しました",
    NOT_RECEIVED: "着金していません",
    ALL_RECEIVED: "すべて着金しました",
  },
  done: {
    RECEIVED: "ありがとうございます。出金が完了しました。",
    NOT_RECEIVED: "画像を受け付けました。調査いたします。",
    ALL_RECEIVED: "ありがとうございます。すべての出金が完了しました。",
  },
  proof: "画像",
  proofRule: "PNG または JPG、最大 5 MB",
};
