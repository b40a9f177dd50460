/** The visitor's session as the gateway uses it. `app/session` implements it, and `gateway/testing/session.ts` for tests. */

export type Role = "TRIAL" | "MEMBER" | "AGENT";

/** The account behind a session, as C6 returned it at login. */
export interface SessionAccount {
  id: string;
  account: string;
  nickname: string;
  type: number;
  role: Role;
  currency: string | null;
}

/** What names the objects of an agent. */
export type AccountId = Pick<SessionAccount, "id">;

export interface SessionRecord {
  /** Null for a guest's session, which only holds throttles and the captcha's cookie. */
  account: SessionAccount | null;
  firstLogin: boolean;
  /** While true the gateway refuses most of the member area (S11). */
  passwordChangeRequired: boolean;
  /** In ms since the epoch. */
  createdAt: number;
  /** When an idle session ends, in ms since the epoch. */
  expiresAt: number;
}

/** A launched game (A81). It is stored with the session under an opaque ticket. */
export interface LaunchRecord {
  url: string;
  gameId: string;
  gameName: string;
  trial: boolean;
  startedAt: number;
}

/** The state of an idempotency key. */
export type KeyState =
  | { state: "new" }
  | { state: "pending" }
  | { state: "done"; result: unknown }
  | { state: "conflict" };

/** Whether this request may run the login of a form that may arrive several times. */
export type FormClaim =
  /** Run it and publish the outcome: the session that began, or a refusal as data (null: others may try again). */
  | {
      state: "first";
      succeeded(remember: boolean): Promise<void>;
      refused(outcome: unknown): Promise<void>;
    }
  /** Run it; no other request waits for the outcome. */
  | { state: "alone" }
  /** Another request logged in; this request now has its session. */
  | { state: "adopted"; session: SessionRecord }
  /** Another request was refused while this one waited. */
  | { state: "same"; outcome: unknown };

/** Values that most pages show. They are loaded together with the session. */
export const preloadedValues = [
  "nickname",
  "avatar",
  "singleWallet",
  "accountSummaries",
  "onBreak",
  "register",
] as const;
/** Home reads one value more, which is too long for every page. */
export const homeValues = [...preloadedValues, "homeSummaries"] as const;
export type PreloadedValue = (typeof homeValues)[number];

/** The visitor's session (docs/reliability.md, Sessions). Every method also works for a guest without a cookie. */
export interface SessionPort {
  /** The session, or null when there is none or it has ended. Read once per request. */
  read(): Promise<SessionRecord | null>;
  /** The name of the account's session object, a hash that does not reveal the cookie; null for guests (G26). */
  name(): Promise<string | null>;
  /** The platform's token; null for guests. It stays inside the gateway. */
  token(): Promise<string | null>;
  /**
   * Starts an account's session under a new id and ends the old one. The guest's session ends too; its
   * running games, its throttles and the values named in `carry` move to the new session.
   */
  begin(
    session: Pick<SessionRecord, "account" | "firstLogin" | "passwordChangeRequired"> & {
      token: string;
    },
    options: { remember: boolean; carry?: readonly string[] },
  ): Promise<SessionRecord>;
  /** Ends the session and removes its cookie. */
  end(): Promise<void>;
  /** Extends the idle limit after an action of the visitor. */
  touch(): Promise<void>;
  /** True once a minute: the account has to be read from the platform again. */
  dueForCheck(): Promise<boolean>;
  /** Stores the account's current data. */
  update(account: SessionAccount): Promise<void>;
  /**
   * Decides which of several requests with one form's key runs the login. Without a key the guest's cookie
   * identifies the form.
   * @param args all values of the form
   * @param isOwn true when the form holds a secret of one person: two equal forms from one address within
   *   seconds then count as one, without a key and without a cookie
   */
  claimForm(key: string | null, args: string, isOwn?: boolean): Promise<FormClaim>;
  /** A small value stored with the session of an account or a guest (captcha cookie, second login step). */
  get(name: string): Promise<string | null>;
  set(name: string, value: string | null): Promise<void>;
  /** A value that was loaded with the session, or what this request has set since. */
  preloaded(name: PreloadedValue): Promise<string | null>;
  /** Compare and set: returns false and changes nothing when the value is no longer `from`. */
  swap(name: string, from: string | null, to: string): Promise<boolean>;
  /** Leading-edge throttle, once a second per action (V55–V57): null, or how long to wait in ms. */
  throttle(action: "favorite" | "captcha" | "sms"): Promise<number | null>;
  /** Takes an idempotency key for an action with these arguments. `resolveKey` stores the result. */
  takeKey(key: string, fingerprint: string): Promise<KeyState>;
  resolveKey(key: string, result: unknown): Promise<void>;
  /** Stores a launch and returns its ticket. */
  storeLaunch(launch: LaunchRecord): Promise<string>;
  launch(ticket: string): Promise<LaunchRecord | null>;
}
