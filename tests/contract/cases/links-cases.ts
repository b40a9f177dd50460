import { expect } from "vitest";
import { createLink, referralLinks, visitLink } from "../../../gateway/domains/agent/calls.ts";
import {
  changeLink,
  linkDays,
  linkFigures,
  linkSources,
} from "../../../gateway/domains/links/calls.ts";
import { contractCase } from "../support/case.ts";
import type { TestWorld } from "../support/sandbox.ts";

const as = "agent1";
const rates = { RNG: "0.5", LIVE: "0.4" };

/** A new link of agent1. */
export async function makeLink(world: TestWorld) {
  const { platform } = world.visit(await world.signIn(as));
  return platform.call(createLink, { type: "MEMBER", rates, requestId: crypto.randomUUID() });
}

const aroundNow = () => ({ from: Date.now() - 86_400_000, to: Date.now() + 86_400_000 });

/** A link that was opened once; returns its code. */
async function openedLink(world: TestWorld): Promise<string> {
  const { code } = await makeLink(world);
  const params = { utm_source: "forum" };
  await world.visit().platform.call(visitLink, { code: code ?? "", params });
  return code ?? "";
}

/** What referral links brought. */
export const linksCases = [
  contractCase(linkFigures, {
    as,
    input: async (world) => {
      await openedLink(world);
      return aroundNow();
    },
    check: ({ links }) =>
      expect(links?.[0]).toMatchObject({ type: "MEMBER", visits: 1, deposits: "0.00" }),
  }),
  contractCase(linkDays, {
    as,
    input: async (world) => ({ code: await openedLink(world), ...aroundNow() }),
    check: ({ link, days }) => {
      expect(link?.visits).toBe(1);
      expect(days).toMatchObject([{ visits: 1, registrations: 0, firstDeposits: 0 }]);
    },
  }),
  contractCase(linkSources, {
    as,
    input: async (world) => ({ code: await openedLink(world), ...aroundNow() }),
    check: ({ sources }) =>
      expect(sources).toMatchObject([
        { campaign: "", source: "forum", visits: 1, revenue: "0.00" },
      ]),
  }),
  contractCase(changeLink, {
    as,
    input: async (world) => ({
      code: (await makeLink(world)).code ?? "",
      name: "Expo 2026",
      campaign: "Expo",
      landing: "/promotions",
    }),
    check: async (_answer, world) => {
      const { platform } = world.visit(await world.signIn(as));
      const [link] = await platform.call(referralLinks, {});
      expect(link).toMatchObject({ name: "Expo 2026", campaign: "Expo", landing: "/promotions" });
    },
  }),
];
