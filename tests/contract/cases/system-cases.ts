import { expect } from "vitest";
import { listAnnouncements } from "../../../gateway/domains/announcements/calls.ts";
import {
  claimPromotion,
  joinPromotion,
  participationList,
} from "../../../gateway/domains/announcements/participation-calls.ts";
import { captcha } from "../../../gateway/domains/session/calls.ts";
import {
  domainRoute,
  helpCenter,
  registerSettings,
  systemStatus,
  whitelabel,
} from "../../../gateway/domains/system/calls.ts";
import { readFeatures } from "../../../gateway/domains/system/features.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import { requestId } from "./inputs.ts";

/** Calls without an account: status, switches, rules, help, announcements. */
export const systemCases = [
  contractCase(registerSettings, {
    check: (rules) => {
      const username = rules.find(({ field }) => field === "username");
      expect(username).toMatchObject({ enabled: true, required: true });
      expect(username?.minLength).toBeLessThan(username?.maxLength ?? 0);
      for (const { pattern } of rules) {
        if (pattern !== "*") expect(new RegExp(pattern ?? "(")).toBeTruthy();
      }
    },
  }),
  contractCase(whitelabel, {
    needs: ["modId", "childrenNodes[].modId", "childrenNodes[].childrenNodes[].modId"],
    check: (tree) => {
      expect(tree.module).toBe("ROOT");
      expect(Object.values(readFeatures(tree))).toContain(true);
    },
  }),
  contractCase(captcha, {
    check: (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      expect(Array.from(bytes.slice(1, 4))).toEqual([0x50, 0x4e, 0x47]);
    },
  }),
  contractCase(systemStatus, {
    check: ({ info, maintenance, regionClosed }) => {
      expect([maintenance, regionClosed]).toEqual([null, false]);
      expect(readFeatures(info.whitelabel).directRegistration).toBe(true);
      expect(info.resources?.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["SOCIAL", "APP", "CHAT", "LICENCE", "TESTING", "AGE"]),
      );
      expect(info.payments?.map(({ kind }) => kind)).toContain("BANK");
      expect(info.withdrawal?.mostMinutes).toBeGreaterThan(info.withdrawal?.usualMinutes ?? 0);
      expect(info.customerService?.length).toBeGreaterThan(0);
    },
  }),
  contractCase(domainRoute, {
    check: (hosts) => expect(hosts.every((host) => host.length > 0)).toBe(true),
  }),
  contractCase(helpCenter, {
    needs: ["[].anchor"],
    check: (sections) => {
      const anchors = sections.map(({ anchor }) => anchor);
      expect(anchors).toEqual(expect.arrayContaining(["faq", "rules", "account", "terms"]));
      expect(sections.every(({ content }) => content.length > 40)).toBe(true);
    },
  }),
  contractCase(listAnnouncements, {
    needs: [
      "promotion.contents[].id",
      "promotion.contents[].rewards[].amount",
      "popup[].id",
      "popup[].execution",
      "player[].id",
      "player[].execution",
    ],
    input: () => ({ execution: "B" as const }),
    check: ({ banners, promotion, popup, player }) => {
      expect(banners?.map(({ group }) => group)).toEqual(
        expect.arrayContaining(["w_home", "w_login"]),
      );
      expect(promotion?.contents?.length).toBeGreaterThan(0);
      const brings = promotion?.contents?.flatMap(({ rewards }) => rewards) ?? [];
      expect(new Set(brings.map(({ currency }) => currency))).toEqual(
        new Set(["USD", "KRW", "VND", "THB"]),
      );
      expect(brings.every(({ amount }) => Number(amount) > 0)).toBe(true);
      const notices = [...(popup ?? []), ...(player ?? [])];
      expect(notices.length).toBeGreaterThan(0);
      expect(new Set(notices.map(({ execution }) => execution))).toEqual(new Set(["B"]));
    },
  }),
  contractCase(participationList, {
    needs: ["[].promotionId", "[].status", "[].currency"],
    as: "player1",
    check: (list) => {
      expect(new Set(list.map(({ state }) => state)).size).toBeGreaterThan(2);
      expect(list.find(({ state }) => state === "CLAIMABLE")?.action).toBe("CLAIM");
      expect(list.find(({ action }) => action === "OPT_IN")?.state).toBe("NOT_JOINED");
    },
  }),
  contractCase(joinPromotion, {
    needs: ["promotionId", "status", "currency"],
    as: "player1",
    input: () => ({ promotionId: "3" }),
    check: async ({ promotionId, state }, world) => {
      expect([promotionId, state]).toEqual(["3", "JOINED"]);
      const { platform } = world.visit(await world.signIn("player1"));
      // The first deposit alone takes part in this one.
      const other = platform.call(joinPromotion, { promotionId: "1" });
      expect(await refusalOf(other)).toBe("reward.state");
    },
  }),
  contractCase(claimPromotion, {
    needs: ["currency"],
    as: "player1",
    input: async (world) => {
      const { platform } = world.visit(await world.signIn("player1"));
      const list = await platform.call(participationList, {});
      const ready = list.find(({ state }) => state === "CLAIMABLE");
      return { promotionId: ready?.promotionId ?? "none", requestId };
    },
    check: ({ amount, currency }) => {
      expect(Number(amount)).toBeGreaterThan(0);
      expect(currency).toMatch(/^[A-Z]{3}$/);
    },
  }),
];
