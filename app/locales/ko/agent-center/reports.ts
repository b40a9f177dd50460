/** Overview, announcements and reports of the agent center, in Korean. */
export default {
  overview: { teamBalance: "팀 잔액", members: "회원 수" },
  announcements: {
    lead: "{{brand}}에서 에이전트에게 전하는 소식입니다.",
    empty: "공지사항이 없습니다",
  },
};
