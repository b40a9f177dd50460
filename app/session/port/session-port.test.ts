import { afterEach, expect, it, vi } from "vitest";
import type { LimitStores } from "~/session/limits/limits-port.ts";
import type { NewSession, SessionStore } from "~/session/store/session-store.ts";
import { createSessionPort } from "./session-port.ts";

afterEach(() => vi.restoreAllMocks());

/** Stores that support only begin, open and set. */
function stores(values: Record<string, string> = {}) {
  const stored = new Map<string, NewSession>();
  const getByName = (name: string) =>
    ({
      begin: async (session: NewSession) => {
        stored.set(name, session);
        return { ...session, createdAt: 0, expiresAt: 1, checkedAt: 0 };
      },
      open: async () => {
        const session = stored.get(name);
        return session ? { ...session, createdAt: 0, expiresAt: 1, checkedAt: 0, values } : null;
      },
      end: async () => void stored.delete(name),
      set: async () => undefined,
      get: async (value: string) => `${value}, read by itself`,
    }) as unknown as SessionStore;
  return { getByName };
}

const visit = (port: ReturnType<typeof stores>, cookies: string | null) => {
  const answerHeaders = new Headers();
  const shown = ["nickname", "avatar"] as const;
  const options = {
    stores: port,
    cookies,
    keys,
    limits,
    shown,
    answerHeaders,
    sender: "unknown",
    active: true,
  };
  return { answerHeaders, session: createSessionPort({ ...options, now: () => 0 }) };
};

const keys = { current: "k".repeat(44), previous: null };
const limits: LimitStores = {
  getByName: () => {
    throw new Error("no limit is asked here");
  },
};
const begun = { account: null, firstLogin: false, passwordChangeRequired: false };

it("A43 unseals the token once a request, and not across a new session", async () => {
  const port = stores();
  const first = visit(port, null);
  await first.session.begin({ ...begun, token: "tok-1" }, { remember: false });
  const cookie = first.answerHeaders.get("set-cookie")?.split(";")[0] ?? "";

  const { session } = visit(port, cookie);
  const unseal = vi.spyOn(crypto.subtle, "decrypt");
  const tokens = await Promise.all(Array.from({ length: 12 }, () => session.token()));
  expect(new Set(tokens)).toEqual(new Set(["tok-1"]));
  expect(unseal).toHaveBeenCalledTimes(1);
  await session.begin({ ...begun, token: "tok-2" }, { remember: false });
  expect(await session.token()).toBe("tok-2");
});

it("A43 makes a session's key once, however many requests it has, and each session's from its own cookie", async () => {
  const port = stores();
  const first = visit(port, null);
  await first.session.begin({ ...begun, token: "tok-1" }, { remember: false });
  const cookie = first.answerHeaders.get("set-cookie")?.split(";")[0] ?? "";
  const derive = vi.spyOn(crypto.subtle, "deriveKey");
  for (let request = 0; request < 3; request += 1) {
    expect(await visit(port, cookie).session.token()).toBe("tok-1");
  }
  expect(derive).toHaveBeenCalledTimes(1);
});

it("T8 what many pages show comes with the session, and is what this request has set since", async () => {
  const port = stores({ nickname: "Ann" });
  const first = visit(port, null);
  await first.session.begin({ ...begun, token: "tok-1" }, { remember: false });
  expect(await first.session.preloaded("nickname")).toBeNull();
  const cookie = first.answerHeaders.get("set-cookie")?.split(";")[0] ?? "";
  const { session } = visit(port, cookie);
  expect([await session.preloaded("nickname"), await session.preloaded("avatar")]).toEqual([
    "Ann",
    null,
  ]);
  await session.set("nickname", "Bea");
  expect(await session.preloaded("nickname")).toBe("Bea");
  await session.set("nickname", null);
  expect(await session.preloaded("nickname")).toBeNull();
});

it("T8 a value that is loaded with the session is not read again, any other is", async () => {
  const port = stores({ nickname: "Mira" });
  const first = visit(port, null);
  await first.session.begin({ ...begun, token: "tok-1" }, { remember: false });
  const cookie = first.answerHeaders.get("set-cookie")?.split(";")[0] ?? "";
  const { session } = visit(port, cookie);
  expect(await session.preloaded("nickname")).toBe("Mira");
  expect(await session.preloaded("avatar")).toBeNull();
  expect(await session.preloaded("homeSummaries")).toBe("homeSummaries, read by itself");
});
