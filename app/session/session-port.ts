/** The visitor's session as the gateway sees it: the cookie on one side, its Durable Object on the other. */
import type { KeyState, LaunchRecord, SessionPort, SessionRecord } from "../../gateway/scope.ts";
import { randomText } from "./base64url.ts";
import * as cookie from "./session-cookie.ts";
import type { SessionStore, StoredSession } from "./session-store.ts";
import { sealToken, unsealToken } from "./token-seal.ts";

/** What is asked of a Durable Object namespace; RPC stubs fit it. */
export interface SessionStores {
  getByName(name: string): SessionStore;
}

export interface SessionPortOptions {
  stores: SessionStores;
  /** The request's Cookie header. */
  cookies: string | null;
  /** SESSION_KEY. */
  key: string;
  /** Where Set-Cookie goes. */
  answerHeaders: Headers;
  /** True when this request is a sign of life by itself: a page, not a poll. */
  active: boolean;
  now(): number;
}

interface Held {
  id: string;
  store: SessionStore;
  stored: StoredSession;
  /** Unsealed once a request: every platform call that carries it asks for it. */
  token?: Promise<string | null>;
}

/** Longest small value (a captcha's cookie, a challenge) that a session keeps, in characters. */
const longestValue = 4096;

const recordOf = ({
  account,
  firstLogin,
  passwordChangeRequired,
  createdAt,
  expiresAt,
}: StoredSession) =>
  ({ account, firstLogin, passwordChangeRequired, createdAt, expiresAt }) satisfies SessionRecord;

/** One per request: reads the session once, however many ask. */
export function createSessionPort(options: SessionPortOptions): SessionPort {
  const { stores, answerHeaders, now } = options;
  let held: Promise<Held | null> | undefined;
  let ensuring: Promise<Held> | undefined;

  const storeOf = async (id: string) => stores.getByName(await cookie.objectNameOf(id));

  async function find(): Promise<Held | null> {
    const id = cookie.readSessionId(options.cookies);
    if (id === null) return null;
    const store = await storeOf(id);
    const stored = await store.open(now(), options.active);
    // A dead id's cookie stays: taking it back here could take the new one of a login in another tab.
    return stored && { id, store, stored };
  }

  const hold = () => {
    held ??= find();
    return held;
  };

  async function start(
    session: Pick<SessionRecord, "account" | "firstLogin" | "passwordChangeRequired">,
    token: string | null,
    remember: boolean,
  ): Promise<Held> {
    const id = cookie.newSessionId();
    const store = await storeOf(id);
    const sealedToken = token === null ? null : await sealToken(options.key, id, token);
    const { account, firstLogin, passwordChangeRequired } = session;
    const stored = await store.begin(
      { account, firstLogin, passwordChangeRequired, sealedToken },
      now(),
    );
    cookie.putSessionCookie(answerHeaders, cookie.sessionCookieLine(id, remember));
    return { id, store, stored };
  }

  /** The session, or a guest's new one: only a guest who acts gets a cookie. */
  async function ensure(): Promise<Held> {
    const existing = await hold();
    if (existing) return existing;
    const guest = { account: null, firstLogin: false, passwordChangeRequired: false };
    // Several may ask in one request: the first one's promise is everybody's.
    const created = ensuring ?? start(guest, null, false);
    ensuring = created;
    held = created;
    return created;
  }

  return {
    async read() {
      const session = await hold();
      return session && recordOf(session.stored);
    },
    async token() {
      const session = await hold();
      if (!session?.stored.sealedToken) return null;
      session.token ??= unsealToken(options.key, session.id, session.stored.sealedToken);
      return session.token;
    },
    async begin(session, { remember }) {
      const old = await hold();
      await old?.store.end();
      const fresh = await start(session, session.token, remember);
      held = Promise.resolve(fresh);
      return recordOf(fresh.stored);
    },
    async end() {
      const session = await hold();
      if (!session) return;
      held = Promise.resolve(null);
      ensuring = undefined;
      await session.store.end();
      cookie.putSessionCookie(answerHeaders, cookie.endedSessionCookieLine);
    },
    async touch() {
      const session = await hold();
      if (!session) return;
      const stored = await session.store.open(now(), true);
      held = Promise.resolve(stored && { ...session, stored });
    },
    async get(name) {
      const session = await hold();
      return session ? session.store.get(name, now()) : null;
    },
    async set(name, value) {
      if (value !== null && value.length > longestValue)
        throw new RangeError(`${name} is too long to keep`);
      const session = value === null ? await hold() : await ensure();
      await session?.store.set(name, value, now());
    },
    async throttle(action) {
      return (await ensure()).store.throttle(action, now());
    },
    async takeKey(key, fingerprint): Promise<KeyState> {
      const answer = await (await ensure()).store.takeKey(key, fingerprint, now());
      if (answer.state !== "done") return { state: answer.state };
      return { state: "done", result: JSON.parse(answer.resultJson) };
    },
    async settleKey(key, result) {
      await (await hold())?.store.settleKey(key, JSON.stringify(result ?? null), now());
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
