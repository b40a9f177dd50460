/** What referral links brought (N10). */
export default {
  lead: "Results of each link. A new account counts for the last link opened in the 30 days before it registered. Accounts below it count for their own links.",
  all: "All links",
  figures: "Figures",
  campaign: "Campaign",
  code: "Code",
  landing: "Page the link opens",
  landingHint:
    "A page of this portal, such as /promotions. Leave it empty for the registration page.",
  registration: "Registration",
  retired: "Switched off",
  firstDeposits: "First deposits",
  deposits: "Deposits",
  utmCampaign: "Campaign in the address",
  utmSource: "Source in the address",
  views: "View",
  byLink: "By link",
  byDay: "By day",
  bySource: "By campaign and source",
  sourceNote:
    "Add ?utm_source=… and &utm_campaign=… to a link to see here where visitors come from.",
  chart: "Registrations by day; the figures are in the table below",
  shareTexts: "Texts to share",
  change: "Edit",
  save: "Save",
  saving: "Saving…",
  saved: "The link has been saved.",
  secondDeposits: "Second deposits",
  funnel: "From visit to second deposit",
  funnelNote:
    "Each step counts what happened in these days, each account once. Deposits shortly after one another count as one.",
  rates: {
    registrations: "Registrations per visit",
    firstDeposits: "First deposits per registration",
    secondDeposits: "Second deposits per first deposit",
  },
  of: {
    registrations: "{{rate}} of visits",
    firstDeposits: "{{rate}} of registrations",
    secondDeposits: "{{rate}} of first deposits",
  },
};
