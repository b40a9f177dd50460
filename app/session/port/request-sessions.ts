/** The sessions behind one request's cookies: the account's and the guest's. */

import * as cookie from "~/session/cookies/session-cookie.ts";
import type { LimitStores } from "~/session/limits/limits-port.ts";
import { openToken, type SealKeys, sealToken } from "~/session/seal/token-seal.ts";
import type {
  Carried,
  NewSession,
  SessionStore,
  StoredSession,
} from "~/session/store/session-store.ts";
import type { PreloadedValue, SessionRecord } from "../../../gateway/request/session-port.ts";

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface SessionStores {
  getByName(name: string): SessionStore;
}

export interface SessionPortOptions {
  stores: SessionStores;
  limits: LimitStores;
  /** The request's Cookie header. */
  cookies: string | null;
  keys: SealKeys;
  /** Names of the values that are loaded together with a session. */
  shown: readonly PreloadedValue[];
  /** Receives the Set-Cookie headers. */
  answerHeaders: Headers;
  /** True for a page that is opened or a form that is sent; such a request extends the session's idle limit. */
  active: boolean;
  /** Brand, platform and address class: identifies the sender of a form without a key. Platforms share no session. */
  sender: string;
  now(): number;
}

export interface LoadedSession {
  id: string;
  store: SessionStore;
  stored: StoredSession;
  /** The platform's token; null for a guest. */
  token: string | null;
  shown: Partial<Record<string, string>>;
}

/** What the gateway may see of a stored session. */
export const recordOf = ({
  account,
  firstLogin,
  passwordChangeRequired,
  createdAt,
  expiresAt,
}: StoredSession) =>
  ({ account, firstLogin, passwordChangeRequired, createdAt, expiresAt }) satisfies SessionRecord;

/** Loads each session once per request and remembers it. A method that changes one replaces it here too. */
export class RequestSessions {
  #account: Promise<LoadedSession | null> | undefined;
  #guest: Promise<LoadedSession | null> | undefined;
  #starting: Promise<LoadedSession> | undefined;

  constructor(readonly options: SessionPortOptions) {}

  /** The account's session; null for a guest. */
  account(): Promise<LoadedSession | null> {
    this.#account ??= this.#loadAccount(cookie.readSessionId(this.options.cookies));
    return this.#account;
  }

  /** The guest's session; null when the request has no valid guest cookie. */
  guest(): Promise<LoadedSession | null> {
    this.#guest ??= this.#loadGuest();
    return this.#guest;
  }

  /** The account's session, else the guest's, else null. */
  async current(): Promise<LoadedSession | null> {
    return (await this.account()) ?? this.guest();
  }

  /** The current session, or a new guest session. Only a guest who changes something gets a cookie. */
  async currentOrNew(): Promise<LoadedSession> {
    const existing = await this.current();
    if (existing) return existing;
    const guest = { account: null, firstLogin: false, passwordChangeRequired: false };
    // Concurrent callers share one promise, so that one request starts one session.
    this.#starting ??= this.start(guest, null, false);
    this.#guest = this.#starting;
    return this.#starting;
  }

  /** Stores a new session and sets its cookie. Without a token it is a guest's. */
  async start(
    session: Omit<NewSession, "sealedToken">,
    token: string | null,
    remember: boolean,
    carried?: Carried,
  ): Promise<LoadedSession> {
    const { keys, now, answerHeaders } = this.options;
    const id = cookie.newSessionId();
    const { store } = await this.#placeOf(id);
    const sealedToken = token === null ? null : await sealToken(keys.current, id, token);
    const stored = await store.begin({ ...session, sealedToken }, now(), carried);
    const name = token === null ? cookie.guestCookie : cookie.sessionCookie;
    cookie.putSessionCookie(answerHeaders, cookie.sessionCookieLine(name, id, remember));
    const shown = Object.fromEntries(carried?.values.map(({ name, text }) => [name, text]) ?? []);
    return { id, store, stored, token, shown };
  }

  /** Makes another request's session this one's and sets its cookie; null when it has ended. */
  async adopt(id: string, remember: boolean): Promise<SessionRecord | null> {
    const found = await this.#loadAccount(id);
    if (!found) return null;
    this.replaceAccount(found);
    const line = cookie.sessionCookieLine(cookie.sessionCookie, id, remember);
    cookie.putSessionCookie(this.options.answerHeaders, line);
    return recordOf(found.stored);
  }

  /** Reads the account's session again, as an active request, which extends its idle limit. */
  async touchAccount(): Promise<void> {
    const session = await this.account();
    if (!session) return;
    const stored = await this.#open(session.store, true);
    this.replaceAccount(stored && { ...session, stored, shown: stored.values });
  }

  /** The account's session from here on; null after a logout. */
  replaceAccount(session: LoadedSession | null): void {
    this.#account = Promise.resolve(session);
  }

  /** Forgets the guest's session after its values went to an account's. */
  forgetGuest(): void {
    this.#guest = Promise.resolve(null);
    this.#starting = undefined;
  }

  async #placeOf(id: string) {
    const name = await cookie.objectNameOf(id);
    return { id, name, store: this.options.stores.getByName(name) };
  }

  #open(store: SessionStore, active = this.options.active) {
    return store.open(this.options.now(), active, this.options.shown);
  }

  async #loadAccount(id: string | null): Promise<LoadedSession | null> {
    if (id === null) return null;
    const place = await this.#placeOf(id);
    const { store } = place;
    const stored = await this.#open(store);
    // The cookie of an ended session stays: removing it here could remove the new cookie of a login in another tab.
    if (!stored?.sealedToken) return null;
    const opened = await openToken(this.options.keys, place, stored.sealedToken);
    if (opened === null) {
      // The key that sealed the token is gone. Without a token the session can send no call to the platform.
      await store.end(this.options.now());
      return null;
    }
    if (opened.resealed !== null) await store.reseal(opened.resealed);
    return { id, store, stored, token: opened.token, shown: stored.values };
  }

  async #loadGuest(): Promise<LoadedSession | null> {
    const id = cookie.readSessionId(this.options.cookies, cookie.guestCookie);
    if (id === null) return null;
    const { store } = await this.#placeOf(id);
    const stored = await this.#open(store);
    return stored && { id, store, stored, token: null, shown: stored.values };
  }
}
