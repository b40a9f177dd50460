/** Forms without fields of their own. They show a result with `outcomeText`, in a dialog or from the URL. */
export const otherForms: readonly string[] = [
  "components/confirmations/dispute-proof-form.tsx",
  "components/counting/counting-buttons.tsx",
  "components/inbox/announcement-row.tsx",
  "components/inbox/mark-all.tsx",
  "components/shell/header/language-picker.tsx",
  "components/shell/header/short-login-form.tsx",
  "components/sign-in/free-play.tsx",
  "components/sign-in/logout/logout-form.tsx",
  "play/launch/launch-form.tsx",
  "play/launch/resume-game.tsx",
  "play/launch/launch-problem.tsx",
  // The page that it leads to shows the refusal.
  "routes/agent/table/background-file.tsx",
  "routes/agent/table/column-tools.tsx",
  "routes/agent/files/file-card.tsx",
  "routes/agent/files/schedules.tsx",
  // The card shows the refusal.
  "routes/agent/access/hook-card.tsx",
  // The list of results shows every refusal.
  "routes/agent/rates/review-form.tsx",
  // Its summary shows every refusal.
  "routes/agent/table/view-tools.tsx",
  // The page around them shows every refusal.
  "routes/agent/work/aside-list.tsx",
  "routes/agent/work/entry-form.tsx",
  "routes/lobby/rooms/route.tsx",
  "routes/lobby/seamless/reality-check.tsx",
  "routes/member/deposit-detail/renew-rate.tsx",
  "routes/member/limit-review/route.tsx",
  // The card around it shows the refusal.
  "routes/member/limits/limit-request-box.tsx",
  "routes/member/messages/message-row.tsx",
  "routes/member/messages/sign-in-row.tsx",
  "routes/member/security/foreign-session-rows.tsx",
  // Its summary shows every refusal.
  "routes/member/security/foreign-session-rows.tsx",
  "routes/member/security/open-sessions.tsx",
  "routes/session/break/route.tsx",
];
