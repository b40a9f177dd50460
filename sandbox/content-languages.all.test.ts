import { describe, expect, it } from "vitest";
import { languages } from "./http/language.ts";
import { testWorld } from "./test-sandbox.mjs";

/** Texts of the operator by call: `as` names the account that calls, `keys` are the fields with texts. */
const contents: readonly { path: string; as?: string; module?: string; keys: readonly string[] }[] =
  [
    {
      path: "/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W",
      keys: ["title", "content"],
    },
    { path: "/wps/system/helpCenter", keys: ["title", "content"] },
    {
      path: "/wps/relay/MCSFE_getMissionSummaryDetails",
      as: "player1",
      module: "MISSIONLB3",
      keys: ["name", "description"],
    },
    { path: "/wps/rewards", as: "player1", module: "REWCEN3", keys: ["name"] },
    { path: "/wps/member/vip", as: "player1", keys: ["name", "benefits"] },
    { path: "/wps/deposit/methods", as: "player1", module: "DEPOSIT3", keys: ["name"] },
    { path: "/wps/bonus", as: "player1", keys: ["name"] },
    { path: "/wps/messages", as: "player1", keys: ["title", "content"] },
    { path: "/wps/agent/announcements", as: "agent1", keys: ["title", "content"] },
    { path: "/wps/agent/policy", as: "agent1", module: "AGENTPOLICY3", keys: ["title", "content"] },
    {
      path: "/wps/relay/MCS2_getPointReward",
      as: "player1",
      module: "PTSYS3",
      keys: ["name", "description"],
    },
    { path: "/wps/bankCards/form", as: "player1", keys: ["name"] },
    { path: "/wps/relay/CBS_modelList", module: "CBS3", keys: ["name"] },
  ];

/** Letters that occur in texts of each language. */
const letters: Readonly<Record<string, RegExp>> = {
  KR: /[가-힣]/,
  TH: /[\u0e00-\u0e7f]/,
  CN: /[\u4e00-\u9fff]/,
  JP: /[\u3040-\u30ff\u4e00-\u9fff]/,
};
/** Loan words that Vietnamese texts may contain. */
const loanWords = new Set(["Marathon", "Bingo", "Bitcoin"]);

function textsOf(value: unknown, keys: readonly string[], key = ""): string[] {
  if (typeof value === "string") return keys.includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, keys, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, keys, name));
}

describe("A155 A67 the operator's content is available in every language", () => {
  for (const merchant of ["aurora", "hanbit07"]) {
    it.each(contents)(`$path of ${merchant}`, async ({ path, as, module, keys }) => {
      const client = testWorld(`content-${merchant}`);
      const token = as && (await client.tokenOf(as));
      const inLanguage = async (language: string) => {
        const how = { language, merchant, ...(token && { token }), ...(module && { module }) };
        const { json } = await client.call(path, how);
        return textsOf(json.value ?? json, keys);
      };
      const english = await inLanguage("EN");
      expect(english.length).toBeGreaterThan(0);
      for (const language of languages.filter((each) => each !== "EN")) {
        const texts = await inLanguage(language);
        expect(texts).toHaveLength(english.length);
        const untranslated = texts.filter(
          (text, at) =>
            !(letters[language]?.test(text) ?? (text !== english[at] || loanWords.has(text))),
        );
        expect(untranslated, language).toEqual([]);
      }
    });
  }
});
