import { expect } from "vitest";
import {
  checkRegister,
  exclusion,
  identity,
  setExclusion,
} from "../../../gateway/domains/breaks/calls.ts";
import { feedback } from "../../../gateway/domains/feedback/calls.ts";

import {
  accountSessions,
  avatarChoices,
  chooseAvatar,
  endAccountSession,
  memberIcon,
  profile,
  security,
  setPaymentPassword,
  updateProfile,
} from "../../../gateway/domains/member/calls.ts";
import {
  deleteMessages,
  messageList,
  readMessages,
  unreadCount,
} from "../../../gateway/domains/messages/calls.ts";
import { platformLimits, setPlatformLimit } from "../../../gateway/domains/protection/calls.ts";
import { memberInfo } from "../../../gateway/domains/session/calls.ts";
import { vipStanding } from "../../../gateway/domains/vip/calls.ts";
import type { PlatformError } from "../../../gateway/platform/errors.ts";
import { contractCase } from "../support/case.ts";
import type { TestWorld } from "../support/sandbox.ts";
import { demoPaymentPassword, firstPage } from "./inputs.ts";

const asPlayer = async (world: TestWorld) => world.visit(await world.signIn("player1"));

async function messagesOf(world: TestWorld) {
  const { platform } = await asPlayer(world);
  const { content } = await platform.call(messageList, firstPage());
  return content.flatMap((message) => (message ? [message] : []));
}

const idsOf = async (world: TestWorld) => ({
  ids: (await messagesOf(world)).filter(({ read }) => !read).map(({ id }) => id),
});

const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], {
  type: "image/png",
});

/** Profile, account security, messages, feedback. */
export const memberCases = [
  contractCase(identity, {
    as: "player1",
    check: (known) => expect(JSON.stringify(known)).not.toContain("*"),
  }),
  contractCase(checkRegister, {
    needs: ["excluded"],
    input: () => ({ mobile: "01055500009" }),
    check: async ({ excluded }, world) => {
      expect(excluded).toBe(true);
      const guest = world.visit().platform;
      expect(await guest.call(checkRegister, { email: "player1@mail.example" })).toEqual({
        excluded: false,
      });
      const own = world.visit(await world.signIn("excluded1")).platform;
      expect(await own.call(checkRegister, {})).toEqual({ excluded: true });
    },
  }),
  contractCase(exclusion, {
    needs: ["kind", "until"],
    as: "excluded1",
    check: async (answer, world) => {
      expect(answer).toMatchObject({ kind: "SELF_EXCLUSION", until: expect.any(Number) });
      const { platform } = await asPlayer(world);
      expect(await platform.call(exclusion, {})).toMatchObject({ kind: null, until: null });
    },
  }),
  contractCase(setExclusion, {
    as: "player1",
    input: () => ({
      kind: "SELF_EXCLUSION" as const,
      marketing: false as const,
      from: Date.now(),
      until: null,
    }),
    check: async (_answer, world) => {
      const { platform } = await asPlayer(world);
      expect((await platform.call(memberInfo, {})).excluded).toBe(true);
      const shorter = { kind: "TIME_OUT", from: Date.now(), until: Date.now() + 1 } as const;
      await platform.call(setExclusion, { ...shorter, marketing: false });
      expect(await platform.call(exclusion, {})).toMatchObject({
        kind: "SELF_EXCLUSION",
        until: null,
      });
    },
  }),
  contractCase(platformLimits, {
    needs: ["[].kind", "[].period", "[].amount"],
    as: "player1",
    input: async (world) => {
      await world.switch("set", {
        memberPatch: { account: "player1", limits: { STAKE: "5", DEPOSIT: "9" } },
      });
      return {};
    },
    check: (limits) =>
      expect(limits).toEqual(
        expect.arrayContaining([
          { kind: "STAKE", period: "BET", amount: "5.00", used: null, until: null },
          expect.objectContaining({
            kind: "DEPOSIT",
            period: "DAY",
            amount: "9.00",
            used: expect.any(String),
            until: expect.any(Number),
          }),
        ]),
      ),
  }),
  contractCase(setPlatformLimit, {
    needs: ["amount"],
    as: "player1",
    input: () => ({ kind: "STAKE", period: "BET", amount: "5.00", confirmed: false }) as const,
    check: async ({ amount }, world) => {
      expect(amount).toBe("5.00");
      const { platform } = await asPlayer(world);
      const wish = { kind: "STAKE", period: "BET", confirmed: false } as const;
      expect(await platform.call(setPlatformLimit, { ...wish, amount: "9.00" })).toEqual({
        amount,
      });
      const [held] = await platform.call(platformLimits, {});
      expect(held?.amount).toBe(amount);
      const early = platform.call(setPlatformLimit, { ...wish, amount: "9.00", confirmed: true });
      await expect(early).rejects.toMatchObject({ detail: { errorCode: "limit.wait" } });
    },
  }),
  contractCase(avatarChoices, {
    needs: ["[].id"],
    as: "player1",
    check: (choices) => expect(choices.length).toBeGreaterThan(10),
  }),
  contractCase(chooseAvatar, {
    as: "player1",
    input: () => ({ id: "2" }),
    check: async (_answer, world) => {
      const { platform } = await asPlayer(world);
      const choices = await platform.call(avatarChoices, {});
      const chosen = choices.find(({ id }) => id === "2");
      expect(await platform.call(memberIcon, {})).toBe(chosen?.url);
    },
  }),
  contractCase(profile, {
    as: "player1",
    check: (answer) => {
      expect(answer.nickname).toBe("Mina Park");
      expect(answer.email).toMatch(/\*@mail\.example$/);
      expect(answer.mobile).toContain("*");
    },
  }),
  contractCase(updateProfile, {
    as: "player1",
    input: () => ({ nickname: "Mina the Brave", birthday: "1990-02-28", zalo: "" }),
    check: async (_answer, world) => {
      const { platform } = await asPlayer(world);
      const read = await platform.call(profile, {});
      expect(read).toMatchObject({ nickname: "Mina the Brave", birthday: "1990-02-28" });
      expect((await platform.call(memberInfo, {})).nickname).toBe("Mina the Brave");
      const other = await platform
        .call(updateProfile, { realName: "Somebody Else" })
        .catch((error: unknown) => error);
      expect((other as PlatformError).detail).toMatchObject({
        errorCode: "register.field",
        value: { field: "realName" },
      });
    },
  }),
  contractCase(security, {
    as: "player1",
    check: (answer) => {
      expect(answer).toMatchObject({ paymentPasswordSet: true, mobileVerified: true });
      expect(answer.lastLogin?.at).toBeGreaterThan(1_600_000_000_000);
      expect(answer.lastPasswordChange).toBeGreaterThan(1_600_000_000_000);
    },
  }),
  contractCase(setPaymentPassword, {
    as: "player1",
    again: "UPSTREAM_REFUSED",
    input: () => ({ oldPaymentPassword: demoPaymentPassword, newPaymentPassword: "135790" }),
    check: async (_answer, world) => {
      const { platform } = await asPlayer(world);
      const input = { oldPaymentPassword: "000000", newPaymentPassword: "135791" };
      const wrong = await platform.call(setPaymentPassword, input).catch((error: unknown) => error);
      expect((wrong as PlatformError).detail).toMatchObject({
        errorCode: "payment.password.error",
        value: { triesLeft: 4 },
      });
    },
  }),
  contractCase(vipStanding, {
    needs: ["level", "levels", "levels[].level"],
    as: "player1",
    check: ({ level, staked, deposited, levels }) => {
      const reached = levels.filter(
        ({ stake, deposit }) =>
          Number(staked) >= Number(stake) && Number(deposited) >= Number(deposit),
      );
      // The operator has set a higher level than bets and deposits have reached; bonuses are paid by it.
      expect(reached.at(-1)?.level).toBe(2);
      expect(level).toBe(3);
      expect(levels.at(-1)?.benefits.length).toBeGreaterThan(0);
    },
  }),
  contractCase(accountSessions, {
    needs: ["[].id"],
    as: "player1",
    check: (sessions) => {
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      expect(sessions.every(({ at }) => (at ?? 0) > 1_600_000_000_000)).toBe(true);
    },
  }),
  contractCase(endAccountSession, {
    as: "player1",
    input: async (world) => {
      const { platform } = await asPlayer(world);
      const sessions = await platform.call(accountSessions, {});
      return { id: sessions.find(({ current }) => current)?.id ?? "" };
    },
    check: async (_answer, world) => {
      // The ended session was created for the input; the session of the call and a new one remain.
      const sessions = await (await asPlayer(world)).platform.call(accountSessions, {});
      expect(sessions).toHaveLength(2);
    },
  }),
  contractCase(messageList, {
    needs: ["content", "content[].id"],
    as: "player1",
    input: firstPage,
    check: ({ content, total }) => {
      expect(content.length).toBe(total);
      expect(content.every((message) => message?.title && message.content)).toBe(true);
      const times = content.map((message) => message?.sentAt ?? 0);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    },
  }),
  contractCase(readMessages, {
    as: "player1",
    input: idsOf,
    check: async (_answer, world) => {
      const { platform } = await asPlayer(world);
      expect(await platform.call(unreadCount, {})).toEqual({ count: 0 });
    },
  }),
  contractCase(deleteMessages, {
    as: "player1",
    input: async (world) => {
      const wish = await idsOf(world);
      // Another account deletes its own messages only.
      const other = world.visit(await world.signIn("agent1")).platform;
      await other.call(deleteMessages, wish);
      expect(await idsOf(world)).toEqual(wish);
      return wish;
    },
    check: async (_answer, world) => expect((await idsOf(world)).ids).toEqual([]),
  }),
  contractCase(feedback, {
    input: () => ({ content: "The lobby is lovely. 🎲", images: [png, png] }),
    check: ({ id }) => expect(id).toMatch(/^\d+$/),
  }),
];
