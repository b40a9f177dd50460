import { defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Localised } from "../../http/language.ts";
import { noParams } from "../../http/params.ts";
import { flagsOf } from "../../switches/settings.ts";

const sections: readonly { title: Localised; content: Localised }[] = [
  {
    title: { EN: "Who may become an agent", KR: "에이전트 자격" },
    content: {
      EN: "<p>Any adult member with a verified account may apply. An agent opens accounts only for people who agreed to it.</p>",
      KR: "<p>본인 인증을 마친 성인 회원이면 누구나 신청할 수 있습니다. 에이전트는 동의한 사람의 계정만 만들 수 있습니다.</p>",
    },
  },
  {
    title: { EN: "What agents earn", KR: "에이전트 수익" },
    content: {
      EN: "<p>Rates stand in each contract. Salaries and dividends are paid from the play of the line below, after the period they belong to.</p>",
      KR: "<p>요율은 계약마다 정해집니다. 급여와 배당은 해당 기간이 끝난 뒤 하위 라인의 플레이를 기준으로 지급됩니다.</p>",
    },
  },
  {
    title: { EN: "What is not allowed", KR: "금지 사항" },
    content: {
      EN: "<ul><li>Accounts for minors or for oneself</li><li>Promises that the operator has not made</li></ul>",
      KR: "<ul><li>미성년자 또는 본인 명의의 하위 계정</li><li>운영사가 하지 않은 약속</li></ul>",
    },
  },
];

/** CA83: what agents agree to; `function.not.available` while AGENTPOLICY3 is off. */
export const agentPolicy = defineCall({
  id: "CA83",
  methods: ["GET"],
  path: "/wps/agent/policy",
  modules: ["AGENTPOLICY3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: ({ lang, settings, merchant }) => {
    if (flagsOf(settings, merchant).AGENTPOLICY3 !== "1") {
      throw new PlatformError("function.not.available");
    }
    return {
      sections: sections.map(({ title, content }) => ({
        title: title[lang],
        content: content[lang],
      })),
      changedAt: Date.UTC(2026, 0, 15),
    };
  },
});
