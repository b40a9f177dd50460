/** What commission is made of (N18). */
export default {
  title: "How commission is computed",
  lead: "Bets that count times the rate that held, less what you pass on.",
  rate: "Rate",
  exact: "Exact",
  rounded: "Rounded down",
  member: "Direct member",
  step: "{{stake}} × {{rate}} = {{exact}}, rounded down to {{amount}}",
  result: "{{own}} − {{given}} = {{net}}",
  note: "Each product and rate is rounded down once to four decimals; what is passed on is rounded once for each direct member.",
  only: "Only {{name}}: {{value}}",
  all: "Show all",
};
