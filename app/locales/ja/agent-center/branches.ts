/** Profit and loss by branch (N5). */
export default {
  title: "系列別の損益",
  lead: "直属メンバーごとに、その下のチーム全体を合算します。選ぶと一段下へ、金額を選ぶと明細へ進みます。",
  views: "表示の単位",
  accounts: "すべてのアカウント",
  byBranch: "系列別",
  counts: "集計範囲",
  own: "本人のプレイのみ",
  team: "チーム全体を含む",
  one: "メンバー",
  members: "下位アカウント数",
  trail: "下位への経路",
};
