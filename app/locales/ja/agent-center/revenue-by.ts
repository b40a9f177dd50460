/** Revenue by branch, account, day, provider and game (N5). */
export default {
  vendor: "プロバイダー",
  game: "ゲーム",
  since: "個別のベットは {{since}} 以降にあります。それより前の日はここに含まれません。",
  tabs: {
    product: "商品",
    branch: "系列",
    account: "アカウント",
    day: "日",
    vendor: "プロバイダー",
    game: "ゲーム",
  },
  leads: {
    branch: "直属メンバー別のコミッションです。下位チーム全体を含みます。",
    account: "アカウント別のコミッションです。",
    day: "日別のコミッションです。",
    vendor: "プロバイダー別のコミッションです。",
    game: "ゲーム別のコミッションです。",
  },
};
