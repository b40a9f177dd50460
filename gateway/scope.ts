/**
 * What the gateway is given for one request. It is built by `app/entry.worker.ts` (the only place that
 * sees `env` and `ctx`) and by tests; the gateway knows these ports, never what is behind them.
 */
import type { Brand, BrandLanguage, SocialProvider } from "../brands/brand.ts";
import type { KeySource } from "./identity/google-keys.ts";

export type Role = "TRIAL" | "MEMBER" | "AGENT";

/** The account behind a session, as C6 told it at login. */
export interface SessionAccount {
  id: string;
  account: string;
  nickname: string;
  type: number;
  role: Role;
  currency: string | null;
}

export interface SessionRecord {
  /** Null for a guest's session, which only carries throttles and the captcha's cookie. */
  account: SessionAccount | null;
  firstLogin: boolean;
  /** The gateway refuses most of the member area until the password was changed (S11). */
  passwordChangeRequired: boolean;
  createdAt: number;
  /** When the session ends if nothing is done, in ms since the epoch. */
  expiresAt: number;
}

/** A launched game (A81): kept with the session, named by an opaque ticket. */
export interface LaunchRecord {
  url: string;
  gameId: string;
  gameName: string;
  trial: boolean;
  startedAt: number;
}

/** What came of taking an idempotency key. */
export type KeyState =
  | { state: "new" }
  | { state: "pending" }
  | { state: "done"; result: unknown }
  | { state: "conflict" };

/** What came of asking for a way in. */
export type Once =
  /** Goes ahead, and tells the others: who entered, or as data why nobody did (null: try anew). */
  | {
      state: "first";
      entered(remember: boolean): Promise<void>;
      refused(outcome: unknown): Promise<void>;
    }
  /** Goes ahead; nobody waits for it. */
  | { state: "alone" }
  /** Another request has entered: its session is this one's too. */
  | { state: "adopted"; session: SessionRecord }
  /** Another request was refused while this one waited. */
  | { state: "same"; outcome: unknown };

/** Values of a session that most of its pages show: they come along when it is read. */
export const shownValues = ["nickname", "avatar", "singleWallet", "glance"] as const;
export type ShownValue = (typeof shownValues)[number];

/** The visitor's session (docs/reliability.md, Sessions). All methods are safe for a guest without a cookie. */
export interface SessionPort {
  /** The session, or null when there is none or it is over. Read once per request. */
  read(): Promise<SessionRecord | null>;
  /** The platform's token; null for guests. Never leaves the gateway. */
  token(): Promise<string | null>;
  /**
   * Starts an account's session under a new id; the old one dies at once, and so does the guest's, of
   * which running games, throttles and the values named in `carry` go along.
   */
  begin(
    session: Pick<SessionRecord, "account" | "firstLogin" | "passwordChangeRequired"> & {
      token: string;
    },
    options: { remember: boolean; carry?: readonly string[] },
  ): Promise<SessionRecord>;
  /** Ends the session and takes the cookie back. */
  end(): Promise<void>;
  /** A deliberate sign of life: moves the idle limit. */
  touch(): Promise<void>;
  /** True once a minute: the platform has to be asked who this is now. */
  dueForCheck(): Promise<boolean>;
  /** Writes down who this is now. */
  update(account: SessionAccount): Promise<void>;
  /**
   * Asks for a way in for one form: of several requests with its key one goes ahead. Without a key, the
   * guest's cookie stands for the form. `args` is everything that the form holds.
   * @param isOwn the form holds what only one person knows: sent twice at once by one address it is one form,
   *   with neither key nor cookie
   */
  once(key: string | null, args: string, isOwn?: boolean): Promise<Once>;
  /** Small values bound to the session, guest or not (captcha cookie, second-step challenge). */
  get(name: string): Promise<string | null>;
  set(name: string, value: string | null): Promise<void>;
  /** Such a value as it was when this request read the session, or as the request has set it since. */
  shown(name: ShownValue): Promise<string | null>;
  /** Sets such a value in the place of another one; false when it was changed meanwhile, and nothing is done. */
  swap(name: ShownValue, from: string | null, to: string): Promise<boolean>;
  /** Leading-edge throttle, once a second per action (V55–V57): null, or how long to wait in ms. */
  throttle(action: "favorite" | "captcha" | "sms"): Promise<number | null>;
  /** Takes an idempotency key for an action with these arguments; `settleKey` says what came of it. */
  takeKey(key: string, fingerprint: string): Promise<KeyState>;
  settleKey(key: string, result: unknown): Promise<void>;
  /** Keeps a launch and returns its ticket. */
  keepLaunch(launch: LaunchRecord): Promise<string>;
  launch(ticket: string): Promise<LaunchRecord | null>;
}

/** Attempt counters that belong to no session: "3 failures in 30 minutes, whoever asks". */
export interface LimitsPort {
  /** Failures of this key within the window. */
  failures(key: string, windowMs: number): Promise<number>;
  /** Adds a failure and returns the new count. */
  fail(key: string, windowMs: number): Promise<number>;
  /**
   * Counts a try where fewer than `most` are within the window, before it is made: null; else how long to
   * wait in ms. Of sixty at once no more get through than may.
   */
  take(key: string, most: number, windowMs: number): Promise<number | null>;
  /** Takes the last try back: it came to nothing. */
  giveBack(key: string): Promise<void>;
  /** The last try counts for so many ms more than its window is (less, where negative). */
  prolong(key: string, ms: number): Promise<void>;
  clear(key: string): Promise<void>;
}

/** How the platform is reached. */
export interface PlatformSettings {
  /** A service binding's fetch in development, the global one in production. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the platform, such as https://platform.example.com. */
  origin: string;
  /** How many times the usual limit a read of a page may take (`gateway/platform/limits/time-limits.ts`). */
  timeoutFactor: number;
  /** Public keys for the payload cipher, newest first (RFC 7517 set as JSON text). */
  jwks: string;
  /** The default password, if the operator named one (A14). */
  defaultPassword: string | null;
  /** Hosts of the portal that the deployment vouches for, beside the platform's list (A77). */
  ownHosts: readonly string[];
  /** Development only: where the sandbox's pictures and game pages live; http on localhost is allowed. */
  sandboxOrigin: string | null;
}

/** How the human-verification service is reached (A16, X2). */
export interface HumanVerificationSettings {
  /** The network in production; in development the sandbox may stand in. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the service, such as https://challenges.cloudflare.com. */
  origin: string;
  /** Proves to the service who asks. Never leaves the gateway but to there. */
  secretKey: string;
  /** Cloudflare's public testing keys, whose answers are about no real host or form: development only. */
  testing: boolean;
}

/** Whose word the gateway takes for who a visitor is, besides the platform's (A55). */
export interface IdentitySettings {
  /** The Firebase project that tokens have to be made for. */
  projectId: string;
  /** Ways to sign in that this brand has. */
  providers: readonly SocialProvider[];
  /** Firebase's emulator makes the tokens, and signs none of them: development only. */
  emulated: boolean;
  /** What real ones are signed with. */
  keys: KeySource;
}

export interface LogLine {
  level: "info" | "warn" | "error";
  event: string;
  [field: string]: unknown;
}

/** A rendering for the page cache: a page that is the same for every guest (decision 0019). */
export interface GuestRender {
  /** Called for each platform answer with the end of its freshness in ms since the epoch; 0 if it isn't cacheable or failed. */
  onFreshUntil(freshUntil: number): void;
  /** True after the response: stale answers are fetched again instead of used. */
  revalidate: boolean;
  /** Address class of the visitor whose read limit the cache misses count against (A148); null for a refresh. */
  countedAddress: string | null;
}

/** Everything about one request that the gateway may know. */
export interface RequestScope {
  requestId: string;
  /** Tells sessions apart in the log, and nothing of the session itself; null without a cookie. */
  sessionMark: string | null;
  brand: Brand;
  language: BrandLanguage;
  /** Country by `request.cf`; null when unknown, which closes login, money and play. */
  country: string | null;
  /** Part of every shared cache key, so that no answer crosses a region. */
  regionClass: string;
  /** The visitor's address, from the edge only. */
  address: string | null;
  /** What the visitor's browser calls itself: the platform shows it beside the sessions of an account (A151). */
  userAgent: string | null;
  /**
   * What counts as one visitor's address: an IPv4 address as it is, an IPv6 address's /64, for a house
   * has all of it. One and the same for everybody of whom nobody knows.
   */
  addressClass: string;
  /** The portal's own host, for the domain check (A77) and back links. */
  origin: string;
  session: SessionPort;
  limits: LimitsPort;
  platform: PlatformSettings;
  /** Null for a visitor's own request. */
  guestRender: GuestRender | null;
  /** Null where logins ask for no proof of a human. */
  humanVerification: HumanVerificationSettings | null;
  /** Null where nobody signs in by Google, Facebook or Firebase's codes. */
  identity: IdentitySettings | null;
  development: boolean;
  waitUntil(work: Promise<unknown>): void;
  log(line: LogLine): void;
  now(): number;
  /** Headers that the answer must carry, such as Set-Cookie and Server-Timing. */
  answerHeaders: Headers;
}
