/**
 * The sessions of one account (G26): where it is signed in since when. A session that has to end stays listed as ending
 * until its own object has confirmed the end.
 */
import type { AccountStore, StoredValues } from "../account-store.ts";

/** A session, named as its object is: by a hash that does not reveal the cookie. */
export interface AccountSession {
  name: string;
  beganAt: number;
  /** When the session was last checked; up to a minute old. */
  usedAt: number;
  /** When it ends if it is idle from then on. */
  expiresAt: number;
  /** Browser and system, such as "Chrome · Windows". */
  device: string | null;
  /** City and country; null when unknown. */
  place: string | null;
}

/** A session with what is stored beside it. */
interface StoredAccountSession extends AccountSession {
  /** It has to end; its object has not confirmed that yet. */
  ending: boolean;
}

/** A device, and when it was last seen. Its name is empty where it is unknown. */
interface KnownDevice {
  device: string;
  at: number;
}

/** A session is used up to this long after its last check, in ms. */
const checkedWithinMs = 2 * 60_000;
/** A device that was not seen for so long is new again, in ms. */
const knownDeviceMs = 180 * 86_400_000;
/** An account has at most this many sessions and devices; the oldest are ended and forgotten. */
const most = 50;

/** What a page may name a session by. */
export const sessionIdOf = ({ name }: Pick<AccountSession, "name">): string => name.slice(0, 24);

export class AccountSessions {
  readonly #sessions: StoredValues<StoredAccountSession>;
  readonly #devices: StoredValues<KnownDevice>;

  constructor(store: AccountStore) {
    this.#sessions = store.values("session", { name: "string", expiresAt: "number" });
    this.#devices = store.values("device", { device: "string", at: "number" });
  }

  /** The open sessions, the latest first. */
  openSessions(now: number): AccountSession[] {
    this.#forgetExpired(now);
    return this.#sessions
      .all()
      .filter(({ ending }) => !ending)
      .sort((one, other) => other.beganAt - one.beganAt)
      .map(({ ending: _ending, ...session }) => session);
  }

  /** Adds a session. Returns whether its device is new; the first device of an account is not. */
  began(session: AccountSession, now: number): { newDevice: boolean } {
    this.#forgetExpired(now);
    this.#put({ ...session, ending: false });
    const excess = this.openSessions(now).slice(most);
    for (const { name } of excess) this.#mark(name);
    return { newDevice: this.#isNewDevice(session.device, now) };
  }

  /** Notes that a session is used. An unknown one is added. Returns false when it has to end. */
  used(session: AccountSession, now: number): boolean {
    const known = this.#sessions.get(session.name);
    if (known?.ending) return false;
    const { expiresAt } = session;
    this.#put(known ? { ...known, usedAt: now, expiresAt } : { ...session, ending: false });
    return true;
  }

  /** Forgets a session that has ended. */
  sessionGone(name: string): void {
    this.#sessions.remove(name);
  }

  /** Marks sessions that have to end. @param only ids of `sessionIdOf`; all sessions without it */
  end(
    now: number,
    { except = null, only }: { except?: string | null; only?: string } = {},
  ): number {
    const marked = this.openSessions(now).filter(
      (session) => session.name !== except && (only === undefined || sessionIdOf(session) === only),
    );
    for (const { name } of marked) this.#mark(name);
    return marked.length;
  }

  /** Names of the sessions that have to end and have not confirmed it. */
  ending(): string[] {
    return this.#sessions.all().flatMap(({ name, ending }) => (ending ? [name] : []));
  }

  #put(session: StoredAccountSession): void {
    this.#sessions.put(session, session.name);
  }

  #mark(name: string): void {
    const known = this.#sessions.get(name);
    if (known) this.#put({ ...known, ending: true });
  }

  #isNewDevice(device: string | null, now: number): boolean {
    const name = device ?? "";
    const devices = this.#devices.all();
    const known = devices.some((each) => each.device === name && now - each.at < knownDeviceMs);
    this.#devices.put({ device: name, at: now }, name);
    const old = devices.filter(({ at }) => now - at >= knownDeviceMs).map((each) => each.device);
    const oldest = devices.sort((one, other) => other.at - one.at).slice(most);
    for (const each of [...old, ...oldest.map((each) => each.device)]) {
      if (each !== name) this.#devices.remove(each);
    }
    return !known && devices.length > old.length;
  }

  #forgetExpired(now: number): void {
    for (const { name, expiresAt, ending } of this.#sessions.all()) {
      if (!ending && now > expiresAt + checkedWithinMs) this.#sessions.remove(name);
    }
  }
}
