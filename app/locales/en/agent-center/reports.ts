/** Overview, announcements and reports of the agent center. */
export default {
  overview: { teamBalance: "Team balance", members: "Members" },
  announcements: {
    lead: "News from {{brand}} for agents.",
    empty: "No announcements",
  },
};
