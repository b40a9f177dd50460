import { expect } from "vitest";
import { memberIcon, profile } from "../../../gateway/domains/member/calls.ts";
import { unreadCount } from "../../../gateway/domains/messages/calls.ts";
import {
  freePlay,
  login,
  logout,
  memberInfo,
  socialLogin,
} from "../../../gateway/domains/session/calls.ts";
import { merchantWallet, walletBalance } from "../../../gateway/domains/wallet/calls.ts";
import { contractCase, refusalOf } from "../support/case.ts";
import { demoPassword } from "../support/sandbox.ts";

/** Firebase's claims for a visitor who entered the code sent to player1's number. */
function idToken(): string {
  const claims = {
    sub: "uid-player1",
    exp: Math.floor(Date.now() / 1000) + 3600,
    phone_number: "+821055500001",
    firebase: { sign_in_provider: "phone" },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(claims)}.`;
}

/** Login and logout, the account, the wallet. */
export const sessionCases = [
  contractCase(login, {
    needs: ["token"],
    input: () => ({ username: "newbie", password: demoPassword, type: "username" as const }),
    check: async ({ token, firstLogin, passwordExpired }, world) => {
      expect([firstLogin, passwordExpired]).toEqual([true, false]);
      const { platform } = world.visit();
      const info = await platform.call(memberInfo, {}, { token });
      expect(info.account).toBe("newbie");
    },
  }),
  contractCase(socialLogin, {
    needs: ["token"],
    input: () => ({ firebaseChannel: "PHONE" as const, firebaseIdToken: idToken() }),
    check: async ({ token }, world) => {
      const info = await world.visit().platform.call(memberInfo, {}, { token });
      expect(info.account).toBe("player1");
    },
  }),
  contractCase(freePlay, {
    needs: ["token"],
    check: async ({ token }, world) => {
      const { platform, scope } = world.visit();
      const info = await platform.call(memberInfo, {}, { token });
      expect(scope.brand.accountTypes.trial).toContain(info.type);
      expect(await refusalOf(platform.call(profile, {}, { token }))).toBe("trial.not.allowed");
    },
  }),
  contractCase(logout, {
    as: "player1",
    // A token is invalid after the logout.
    again: "UNAUTHENTICATED",
    check: (answer) => expect(answer).toEqual({}),
  }),
  contractCase(memberInfo, {
    needs: ["id", "account", "type"],
    as: "agent1",
    check: (info) => {
      expect(info).toMatchObject({ account: "agent1", type: 1, currency: "USD" });
      expect(info.id).toMatch(/^\d+$/);
    },
  }),
  contractCase(memberIcon, {
    as: "player1",
    check: (icon) => expect(icon).toMatch(/^\/media\/avatars\//),
  }),
  contractCase(walletBalance, {
    needs: ["balance", "currency"],
    as: "player1",
    check: (wallet) => {
      expect(wallet.balance).toMatch(/^\d+\.\d{2,4}$/);
      expect(Number(wallet.balance)).toBeGreaterThan(0);
      expect(wallet.currency).toBe("USD");
      expect(wallet.updatedAt).toBeGreaterThan(1_600_000_000_000);
    },
  }),
  contractCase(merchantWallet, {
    as: "player1",
    check: (wallet) => expect(wallet).toEqual({ isSingle: true }),
  }),
  contractCase(unreadCount, {
    needs: ["count"],
    as: "player1",
    check: ({ count }) => expect(count).toBeGreaterThan(0),
  }),
];
