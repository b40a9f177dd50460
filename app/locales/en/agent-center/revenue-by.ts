/** Revenue by branch, account, day, provider and game (N5). */
export default {
  vendor: "Provider",
  game: "Game",
  since: "Single bets go back to {{since}}. Earlier days are not included here.",
  tabs: {
    product: "Product",
    branch: "Branch",
    account: "Account",
    day: "Day",
    vendor: "Provider",
    game: "Game",
  },
  leads: {
    branch: "Your commission by direct member, each with the whole team below.",
    account: "Your commission by account.",
    day: "Your commission by day.",
    vendor: "Your commission by provider.",
    game: "Your commission by game.",
  },
};
