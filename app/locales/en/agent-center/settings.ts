/** Settings of the agent center (N7, N8). */
export default {
  lead: "Saved views, display and alerts. They are the same on all your devices.",
  done: "Saved",
  views: "Saved views",
  noViews: "No saved views yet. Open a report, choose days and filters, then select “Views”.",
  isStart: "Opens first",
  makeStart: "Open the agent center with it",
  dropStart: "Open the last page instead",
  rename: "Rename",
  save: "Save",
  delete: "Delete",
  sure: "Delete the view “{{name}}”?",
  gone: "No longer available",
  sureStart:
    "Delete the view “{{name}}”? The agent center opens with it. Afterwards it opens with the last page.",
  goneStart:
    "The view that the agent center opens with is no longer available. Choose another one below, or open the last page instead.",
  display: "Display",
  density: "Row height",
  comfortable: "Standard",
  compact: "Compact",
  pageSize: "Rows per page",
  usualSize: "Standard",
  shortcuts: "Use keyboard shortcuts",
  thresholds: "Alerts",
  thresholdsText:
    "The overview lists wins, deposits and withdrawals from these amounts, and accounts that have not played for this long. Leave a field empty to use the platform's default.",
  bigWin: "Big win from",
  deposit: "Deposit from",
  withdrawal: "Withdrawal from",
  inactiveDays: "Days without a bet",
  templates: "Rate templates",
  templatesText:
    "Rates under a name, to fill in when you open an account, make a link or change rates.",
  newTemplate: "New template",
  templateName: "Name of the template",
  sureTemplate: "Delete the template “{{name}}”?",
};
