/** The session as the gateway uses it: cookies on the browser's side, Durable Objects as the store. */

import * as cookie from "~/session/cookies/session-cookie.ts";
import { createRequestCoalescing } from "~/session/limits/request-coalescing.ts";
import { randomText } from "~/session/seal/base64url.ts";
import { checkGrain } from "~/session/store/session-lifetime.ts";
import type {
  KeyState,
  LaunchRecord,
  PreloadedValue,
  SessionAccount,
  SessionPort,
} from "../../../gateway/request/session-port.ts";
import { RequestSessions, recordOf, type SessionPortOptions } from "./request-sessions.ts";

/** The session port of one request. Each session is read once, however often its methods are called. */
export function createSessionPort(options: SessionPortOptions): SessionPort {
  const sessions = new RequestSessions(options);
  return {
    ...lifecycleMethods(sessions),
    ...idempotencyMethods(sessions),
    ...valueMethods(sessions),
  };
}

/** Begin, read, renew and end a session. */
function lifecycleMethods(sessions: RequestSessions) {
  const { answerHeaders, now } = sessions.options;
  return {
    async read() {
      const session = await sessions.current();
      return session && recordOf(session.stored);
    },
    async name() {
      const session = await sessions.account();
      return session && cookie.objectNameOf(session.id);
    },
    token: async () => (await sessions.account())?.token ?? null,
    async begin({ token, ...session }, { remember, carry = [] }) {
      const [old, visitor] = [await sessions.account(), await sessions.guest()];
      const carried = await visitor?.store.handOver(carry, now());
      if (visitor) {
        cookie.putSessionCookie(answerHeaders, cookie.endedCookieLine(cookie.guestCookie));
      }
      await old?.store.end(now());
      const fresh = await sessions.start(session, token, remember, carried ?? undefined);
      sessions.replaceAccount(fresh);
      sessions.forgetGuest();
      return recordOf(fresh.stored);
    },
    async end() {
      const session = await sessions.account();
      if (!session) return;
      sessions.replaceAccount(null);
      // A session that had already ended may have a successor, whose cookie must stay.
      if (!(await session.store.end(now()))) return;
      const line = cookie.endedCookieLine(cookie.sessionCookie);
      cookie.putSessionCookie(answerHeaders, line);
    },
    touch: () => sessions.touchAccount(),
    async dueForCheck() {
      const session = await sessions.account();
      if (!session || now() - session.stored.checkedAt < checkGrain) return false;
      return session.store.takeCheck(now());
    },
    async update(changed: SessionAccount) {
      const session = await sessions.account();
      if (!session) return;
      await session.store.update(changed, now());
      const stored = { ...session.stored, account: changed };
      sessions.replaceAccount({ ...session, stored });
    },
  } satisfies Partial<SessionPort>;
}

/** Run a form or an action once when it arrives several times, and limit how often an action may run. */
function idempotencyMethods(sessions: RequestSessions) {
  const { limits, keys, cookies, sender, now } = sessions.options;
  const coalesce = createRequestCoalescing({ stores: limits, key: keys.current, now });
  return {
    async claimForm(key, args, isOwn = false) {
      const named = key ?? (await sessions.guest())?.id ?? null;
      // With an account's session another login is intended, so it is not matched by its sender.
      const isFresh = cookie.readSessionId(cookies) === null;
      const login = await coalesce(named, args, isOwn && isFresh ? sender : null);
      if (login.state === "same") return login;
      if (login.state === "adopt") {
        const session = await sessions.adopt(login.id, login.remember);
        return session ? { state: "adopted", session } : { state: "alone" };
      }
      if (login.state === "alone") return login;
      return {
        state: "first",
        async succeeded(remember) {
          const session = await sessions.account();
          await (session ? login.resolve(session.id, remember) : login.reject(null));
        },
        refused: login.reject,
      };
    },
    async throttle(action) {
      return (await sessions.currentOrNew()).store.throttle(action, now());
    },
    async takeKey(key, fingerprint): Promise<KeyState> {
      // Hashes have a fixed length, whatever length a visitor sends.
      const [name, args] = await Promise.all([key, fingerprint].map(cookie.objectNameOf));
      const { store } = await sessions.currentOrNew();
      const answer = await store.takeKey(name ?? "", args ?? "", now());
      if (answer.state !== "done") return { state: answer.state };
      return { state: "done", result: JSON.parse(answer.resultJson) };
    },
    async resolveKey(key, result) {
      const session = await sessions.current();
      const name = await cookie.objectNameOf(key);
      await session?.store.resolveKey(name, JSON.stringify(result ?? null), now());
    },
  } satisfies Partial<SessionPort>;
}

/** Read and write the values and game launches that a session holds. */
function valueMethods(sessions: RequestSessions) {
  const { now, shown } = sessions.options;
  return {
    async get(name) {
      const session = await sessions.current();
      return session ? session.store.get(name, now()) : null;
    },
    async set(name, value) {
      const session = value === null ? await sessions.current() : await sessions.currentOrNew();
      if (!session) return;
      await session.store.set(name, value, now());
      session.shown = { ...session.shown, [name]: value ?? undefined };
    },
    async preloaded(name: PreloadedValue) {
      const session = await sessions.current();
      if (!session) return null;
      if (shown.includes(name)) return session.shown[name] ?? null;
      return session.store.get(name, now());
    },
    async swap(name, from, to) {
      const session = await sessions.current();
      if (!session || !(await session.store.swap(name, from, to, now()))) return false;
      session.shown = { ...session.shown, [name]: to };
      return true;
    },
    async storeLaunch(launch: LaunchRecord) {
      const ticket = randomText(16);
      await (await sessions.currentOrNew()).store.keepLaunch(ticket, launch, now());
      return ticket;
    },
    async launch(ticket) {
      return (await (await sessions.current())?.store.launch(ticket, now())) ?? null;
    },
  } satisfies Partial<SessionPort>;
}
