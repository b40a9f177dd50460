/** Profit and loss by branch (N5). */
export default {
  title: "Profit and loss by branch",
  lead: "Each direct member with the whole team below added up. Select one to go a level down, or a figure to see its entries.",
  views: "Show by",
  accounts: "All accounts",
  byBranch: "By branch",
  counts: "Counts",
  own: "Own play",
  team: "Whole team",
  one: "Member",
  members: "Accounts below",
  trail: "Way down",
};
