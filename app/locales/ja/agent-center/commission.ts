/** What commission is made of (N18). */
export default {
  title: "コミッションの計算方法",
  lead: "有効ベット額に当時の料率を掛け、下位への配分を引いた額です。",
  rate: "料率",
  exact: "正確な値",
  rounded: "切り捨て後",
  member: "直属会員",
  step: "{{stake}} × {{rate}} = {{exact}}、切り捨てて {{amount}}",
  result: "{{own}} − {{given}} = {{net}}",
  note: "商品と料率ごとに小数第4位まで一度だけ切り捨てます。下位への配分は直属会員ごとに一度だけ切り捨てます。",
  only: "{{name}}：{{value}} のみ",
  all: "すべて表示",
};
