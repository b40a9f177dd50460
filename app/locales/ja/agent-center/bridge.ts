/** From what was earned in some days to what was earned in others (N16). */
export default {
  title: "差額の内訳",
  lead: "終了した日のみ、比較する期間からこの期間までです。各段階から該当する金額へ移動できます。",
  causes: "要因別",
  before: "比較する期間",
  after: "この期間",
  play: "ベット量の増減",
  rate: "料率と系列間のベットの移動",
  rates: "料率と端数処理",
  others: "その他すべて（{{count}}）",
  payIn: "受け取った給与と配当",
  payOut: "チームへの給与と配当",
  month: "{{month}}と比較",
  by: {
    branch: "系列別のコミッション",
    account: "アカウント別のコミッション",
  },
};
