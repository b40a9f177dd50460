/**
 * No text of the operator mentions a feature that is missing or switched off, and the help names what protects players, in
 * any language (A153, A155).
 */
import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { offersOf } from "../../../gateway/catalogue/offers.ts";
import { agentAnnouncements } from "../../../gateway/domains/agent/calls.ts";
import { listAnnouncements } from "../../../gateway/domains/announcements/calls.ts";
import { messageList } from "../../../gateway/domains/messages/calls.ts";
import { missionBoard } from "../../../gateway/domains/missions/calls.ts";
import { pointRewards } from "../../../gateway/domains/points/calls.ts";
import { agentPolicy } from "../../../gateway/domains/policy/calls.ts";
import { bonusList } from "../../../gateway/domains/records/calls.ts";
import { rewardList } from "../../../gateway/domains/records/reward-calls.ts";
import { helpCenter, systemStatus, whitelabel } from "../../../gateway/domains/system/calls.ts";
import { readFeatures } from "../../../gateway/domains/system/features.ts";
import { vipStanding } from "../../../gateway/domains/vip/calls.ts";
import { depositMethods } from "../../../gateway/domains/wallet/deposit-calls.ts";
import { createPlatform } from "../../../gateway/platform/client.ts";
import type { Platform } from "../../../gateway/platform/platform.ts";
import { type PlatformCode, type Tool, tools } from "../../support/promised-tools.ts";
import { firstPage, lastWeek } from "../cases/inputs.ts";
import { startSandbox, type TestWorld } from "../support/sandbox.ts";

/** The platform's switches, each switched off alone, and all on. */
const switches = [null, "CBS3", "FREEPLAY3", "CHNGPASSVERIF3", "CHNGPASSMAIL3", "MANPLAYREB3"];

const sandbox = await startSandbox();

type Signed = Record<"guest" | "member" | "agent", Platform>;

/** The operator's texts, by the call that returns them. */
const served: Record<string, (as: Signed) => Promise<unknown>> = {
  help: ({ guest }) => guest.call(helpCenter, {}),
  "notices, popups, promotions and banners for guests": ({ guest }) =>
    guest.call(listAnnouncements, { execution: "B" }),
  "notices, popups, promotions and banners": ({ member }) => member.call(listAnnouncements, {}),
  missions: ({ member }) => member.call(missionBoard, {}),
  rewards: ({ member }) => member.call(rewardList, {}),
  bonuses: ({ member }) => member.call(bonusList, lastWeek()),
  VIP: ({ member }) => member.call(vipStanding, {}),
  "ways to pay": ({ member }) => member.call(depositMethods, {}),
  messages: ({ member }) => member.call(messageList, firstPage()),
  "an agent's messages": ({ agent }) => agent.call(messageList, firstPage()),
  "an agent's notices": ({ agent }) => agent.call(agentAnnouncements, firstPage()),
  "points products": ({ member }) => member.call(pointRewards, {}),
};
const agentPolicyServed = ({ agent }: Signed) => agent.call(agentPolicy, {});

/** Every text in a response, without codes and URLs. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^([A-Z0-9_]+|(https?:|\/).*)$/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const names = (tool: Tool, code: PlatformCode, source: string, texts: readonly string[]) =>
  (!tool.helpOnly || source === "help") && texts.some((text) => tool.words[code].test(text));

/**
 * Features that a text mentions although the brand does not have them, as "feature in language: source", and features that
 * protect players and that the help does not name.
 */
async function named(world: TestWorld, brand: Brand): Promise<string[]> {
  const player = await world.signIn("player1");
  const upline = await world.signIn("agent1");
  const found: string[] = [];
  for (const language of brand.languages) {
    const as = (who?: { token: string }) =>
      createPlatform({ ...world.visit(who, brand).scope, language });
    const signed = { guest: as(), member: as(player), agent: as(upline) };
    const features = readFeatures(await signed.guest.call(whitelabel, {}));
    const status = await signed.guest.call(systemStatus, {});
    const contacts = (status.info.customerService ?? []).map(({ url }) => url);
    const offers = new Set(offersOf(brand));
    const missing = Object.entries(tools).filter(
      ([, { has }]) => !has?.(features, offers, contacts),
    );
    const inHelp = Object.entries(tools).filter(
      ([, { inHelp, has }]) => inHelp && has?.(features, offers, contacts),
    );
    const sources = { ...served, ...(features.agentPolicy && { policy: agentPolicyServed }) };
    for (const [source, read] of Object.entries(sources)) {
      const texts = textsIn(await read(signed));
      expect(texts.length, source).toBeGreaterThan(0);
      for (const [name, tool] of source === "help" ? inHelp : []) {
        if (!names(tool, language.platformCode as PlatformCode, source, texts)) {
          found.push(`${name} in ${language.tag}: not in the help`);
        }
      }
      for (const [name, tool] of missing) {
        if (names(tool, language.platformCode as PlatformCode, source, texts)) {
          found.push(`${name} in ${language.tag}: ${source}`);
        }
      }
    }
  }
  return found;
}

describe("A153 A155 C20 no text mentions a feature that is not offered, and the help names what protects players", () => {
  for (const brand of [aurora, hanbit]) {
    it.each(switches)(`${brand.id} with %s off`, async (off) => {
      const world = sandbox.world(`tools-${brand.id}-${off ?? "none"}`.toLowerCase());
      if (off) await world.switch("set", { flags: { [off]: "0" } });
      expect(await named(world, brand)).toEqual([]);
    });
  }
});
