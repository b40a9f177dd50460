import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import type { Localised } from "../../http/language.ts";
import { cutPage } from "../../http/page-answer.ts";
import { paging } from "../../http/params.ts";
import { dayMs, startOfDay } from "../records/days.ts";

interface AgentNotice {
  id: number;
  daysOld: number;
  title: Localised;
  content: Localised;
}

const notices: readonly AgentNotice[] = [
  {
    id: 501,
    daysOld: 0,
    title: { EN: "Real-time salary every five minutes", KR: "5분마다 실시간 급여 정산" },
    content: {
      EN: "<p>Accepted contracts are settled every five minutes from the play of your line.</p>",
      KR: "<p>수락된 계약은 라인의 플레이를 기준으로 5분마다 정산됩니다.</p>",
    },
  },
  {
    id: 502,
    daysOld: 3,
    title: { EN: "New rates for card rooms", KR: "카드 게임 신규 요율" },
    content: {
      EN: "<p>Rates of card rooms may now be set down to a hundredth of a percent.</p>",
      KR: "<p>카드 게임 요율을 0.01% 단위로 설정할 수 있습니다.</p>",
    },
  },
  {
    id: 503,
    daysOld: 9,
    title: { EN: "Registration links with rates", KR: "요율이 포함된 가입 링크" },
    content: {
      EN: "<p>Make a link in the register center; whoever joins with it starts at its rates.</p>",
      KR: "<p>가입 센터에서 링크를 만들면 가입자는 해당 요율로 시작합니다.</p>",
    },
  },
  {
    id: 504,
    daysOld: 24,
    title: { EN: "How dividends are paid", KR: "배당 지급 안내" },
    content: {
      EN: "<p>A dividend that is not paid after its period is issued by the platform, and the upline is frozen.</p>",
      KR: "<p>기간 후 지급되지 않은 배당은 플랫폼이 지급하며 상위 에이전트는 동결됩니다.</p>",
    },
  },
];

/** CA50: what the operator tells its agents, newest first. */
export const agentAnnouncements = defineCall({
  id: "CA50",
  methods: ["GET"],
  path: "/wps/agent/announcements",
  modules: ["AGEANNOUNCE3", "COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject(paging),
  run: ({ lang, now }, params) =>
    cutPage(
      notices.map(({ id, daysOld, title, content }) => ({
        id,
        title: title[lang],
        content: content[lang],
        execution: "A",
        timestamp: startOfDay(now) - daysOld * dayMs,
      })),
      params,
    ),
});
