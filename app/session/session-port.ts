/** The visitor's session as the gateway sees it: the cookies on one side, Durable Objects on the other. */
import type {
  KeyState,
  LaunchRecord,
  SessionAccount,
  SessionPort,
  SessionRecord,
  ShownValue,
} from "../../gateway/scope.ts";
import { randomText } from "./base64url.ts";
import type { LimitStores } from "./limits-port.ts";
import { createOnce } from "./once.ts";
import { checkGrain } from "./session-clock.ts";
import * as cookie from "./session-cookie.ts";
import type { Carried, NewSession, SessionStore, StoredSession } from "./session-store.ts";
import { openToken, type SealKeys, sealToken } from "./token-seal.ts";

/** What is asked of a Durable Object namespace; RPC stubs fit it. */
export interface SessionStores {
  getByName(name: string): SessionStore;
}

export interface SessionPortOptions {
  stores: SessionStores;
  limits: LimitStores;
  /** The request's Cookie header. */
  cookies: string | null;
  keys: SealKeys;
  /** The values that are read with a session. */
  shown: readonly ShownValue[];
  /** Where Set-Cookie goes. */
  answerHeaders: Headers;
  /** True when this request is a sign of life by itself: a page, not a poll. */
  active: boolean;
  /** Who sends forms without a key: the brand, its platform and the address class. Platforms share no session. */
  sender: string;
  now(): number;
}

interface Held {
  id: string;
  store: SessionStore;
  stored: StoredSession;
  /** Null for a guest. */
  token: string | null;
  shown: Partial<Record<string, string>>;
}

const recordOf = ({
  account,
  firstLogin,
  passwordChangeRequired,
  createdAt,
  expiresAt,
}: StoredSession) =>
  ({ account, firstLogin, passwordChangeRequired, createdAt, expiresAt }) satisfies SessionRecord;

/** One per request: reads each session once, however many ask. */
export function createSessionPort(options: SessionPortOptions): SessionPort {
  const { stores, answerHeaders, keys, now } = options;
  let account: Promise<Held | null> | undefined;
  let guest: Promise<Held | null> | undefined;
  let ensuring: Promise<Held> | undefined;

  const placeOf = async (id: string) => {
    const name = await cookie.objectNameOf(id);
    return { id, name, store: stores.getByName(name) };
  };
  const open = (store: SessionStore, active = options.active) =>
    store.open(now(), active, options.shown);
  const once = createOnce({ stores: options.limits, key: keys.current, now });

  async function openAccount(id: string | null): Promise<Held | null> {
    if (id === null) return null;
    const place = await placeOf(id);
    const { store } = place;
    const stored = await open(store);
    // A dead id's cookie stays: taking it back here could take the new one of a login in another tab.
    if (!stored?.sealedToken) return null;
    const opened = await openToken(keys, place, stored.sealedToken);
    if (opened === null) {
      // Sealed with a key that is gone: a session that can ask the platform nothing is none.
      await store.end(now());
      return null;
    }
    if (opened.resealed !== null) await store.reseal(opened.resealed);
    return { id, store, stored, token: opened.token, shown: stored.values };
  }

  async function openGuest(): Promise<Held | null> {
    const id = cookie.readSessionId(options.cookies, cookie.guestCookie);
    if (id === null) return null;
    const { store } = await placeOf(id);
    const stored = await open(store);
    return stored && { id, store, stored, token: null, shown: stored.values };
  }

  const holdAccount = () => {
    account ??= openAccount(cookie.readSessionId(options.cookies));
    return account;
  };
  const holdGuest = () => {
    guest ??= openGuest();
    return guest;
  };
  const hold = async () => (await holdAccount()) ?? holdGuest();

  async function start(
    session: Omit<NewSession, "sealedToken">,
    token: string | null,
    remember: boolean,
    carried?: Carried,
  ): Promise<Held> {
    const id = cookie.newSessionId();
    const { store } = await placeOf(id);
    const sealedToken = token === null ? null : await sealToken(keys.current, id, token);
    const stored = await store.begin({ ...session, sealedToken }, now(), carried);
    const name = token === null ? cookie.guestCookie : cookie.sessionCookie;
    cookie.putSessionCookie(answerHeaders, cookie.sessionCookieLine(name, id, remember));
    const shown = Object.fromEntries(carried?.values.map(({ name, text }) => [name, text]) ?? []);
    return { id, store, stored, token, shown };
  }

  /** The session, or a guest's new one: only a guest who acts gets a cookie. */
  async function ensure(): Promise<Held> {
    const existing = await hold();
    if (existing) return existing;
    const nobody = { account: null, firstLogin: false, passwordChangeRequired: false };
    // Several may ask in one request: the first one's promise is everybody's.
    ensuring ??= start(nobody, null, false);
    guest = ensuring;
    return ensuring;
  }

  async function adopt(id: string, remember: boolean): Promise<SessionRecord | null> {
    const found = await openAccount(id);
    if (!found) return null;
    account = Promise.resolve(found);
    const line = cookie.sessionCookieLine(cookie.sessionCookie, id, remember);
    cookie.putSessionCookie(answerHeaders, line);
    return recordOf(found.stored);
  }

  return {
    async read() {
      const session = await hold();
      return session && recordOf(session.stored);
    },
    token: async () => (await holdAccount())?.token ?? null,
    async begin({ token, ...session }, { remember, carry = [] }) {
      const [old, visitor] = [await holdAccount(), await holdGuest()];
      const carried = await visitor?.store.handOver(carry, now());
      if (visitor) {
        cookie.putSessionCookie(answerHeaders, cookie.endedCookieLine(cookie.guestCookie));
      }
      await old?.store.end(now());
      const fresh = await start(session, token, remember, carried ?? undefined);
      account = Promise.resolve(fresh);
      guest = Promise.resolve(null);
      ensuring = undefined;
      return recordOf(fresh.stored);
    },
    async end() {
      const session = await holdAccount();
      if (!session) return;
      account = Promise.resolve(null);
      // One that was over by now was followed by another one, whose cookie this answer must not take.
      if (!(await session.store.end(now()))) return;
      const line = cookie.endedCookieLine(cookie.sessionCookie);
      cookie.putSessionCookie(answerHeaders, line);
    },
    async touch() {
      const session = await holdAccount();
      if (!session) return;
      const stored = await open(session.store, true);
      account = Promise.resolve(stored && { ...session, stored, shown: stored.values });
    },
    async dueForCheck() {
      const session = await holdAccount();
      if (!session || now() - session.stored.checkedAt < checkGrain) return false;
      return session.store.takeCheck(now());
    },
    async update(changed: SessionAccount) {
      const session = await holdAccount();
      if (!session) return;
      await session.store.update(changed, now());
      const stored = { ...session.stored, account: changed };
      account = Promise.resolve({ ...session, stored });
    },
    async once(key, args, isOwn = false) {
      const named = key ?? (await holdGuest())?.id ?? null;
      // Whoever is signed in begins another session on purpose.
      const isFresh = cookie.readSessionId(options.cookies) === null;
      const turn = await once(named, args, isOwn && isFresh ? options.sender : null);
      if (turn.state === "same") return turn;
      if (turn.state === "adopt") {
        const session = await adopt(turn.id, turn.remember);
        return session ? { state: "adopted", session } : { state: "alone" };
      }
      if (turn.state === "alone") return turn;
      return {
        state: "first",
        async entered(remember) {
          const session = await holdAccount();
          await (session ? turn.began(session.id, remember) : turn.refused(null));
        },
        refused: turn.refused,
      };
    },
    async get(name) {
      const session = await hold();
      return session ? session.store.get(name, now()) : null;
    },
    async set(name, value) {
      const session = value === null ? await hold() : await ensure();
      if (!session) return;
      await session.store.set(name, value, now());
      session.shown = { ...session.shown, [name]: value ?? undefined };
    },
    shown: async (name) => (await hold())?.shown[name] ?? null,
    async swap(name, from, to) {
      const session = await hold();
      if (!session || !(await session.store.swap(name, from, to, now()))) return false;
      session.shown = { ...session.shown, [name]: to };
      return true;
    },
    async throttle(action) {
      return (await ensure()).store.throttle(action, now());
    },
    async takeKey(key, fingerprint): Promise<KeyState> {
      // Hashed, so that they are short whatever a visitor sends.
      const [name, args] = await Promise.all([key, fingerprint].map(cookie.objectNameOf));
      const { store } = await ensure();
      const answer = await store.takeKey(name ?? "", args ?? "", now());
      if (answer.state !== "done") return { state: answer.state };
      return { state: "done", result: JSON.parse(answer.resultJson) };
    },
    async settleKey(key, result) {
      const session = await hold();
      const name = await cookie.objectNameOf(key);
      await session?.store.settleKey(name, JSON.stringify(result ?? null), now());
    },
    async keepLaunch(launch: LaunchRecord) {
      const ticket = randomText(16);
      await (await ensure()).store.keepLaunch(ticket, launch, now());
      return ticket;
    },
    async launch(ticket) {
      return (await (await hold())?.store.launch(ticket, now())) ?? null;
    },
  };
}
