/** The agent login page. */
export default {
  loginTitle: "Agent login",
  loginLead: "Reports, your team, registrations and contracts.",
  agentsOnly: "Only agents can open the agent center. Log in with an agent account.",
  signedInAs: "You are logged in as {{account}}, which is not an agent account.",
  become: "To become an agent, contact customer service.",
  toGames: "Go to games",
};
