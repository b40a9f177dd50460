/**
 * The sessions of one account (G26): where it is signed in since when. A session that has to end stays listed as ending
 * until its own object has confirmed the end.
 */

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
export interface StoredAccountSession extends AccountSession {
  /** It has to end; its object has not confirmed that yet. */
  ending: boolean;
}

export interface SessionTables {
  sessions(): StoredAccountSession[];
  putSession(session: StoredAccountSession): void;
  removeSession(name: string): void;
  /** When each device was last seen, by its name. */
  devices(): { device: string; at: number }[];
  putDevice(device: string, at: number): void;
  removeDevice(device: string): void;
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
  readonly #tables: SessionTables;

  constructor(tables: SessionTables) {
    this.#tables = tables;
  }

  /** The open sessions, the latest first. */
  open(now: number): AccountSession[] {
    this.#forgetExpired(now);
    return this.#tables
      .sessions()
      .filter(({ ending }) => !ending)
      .sort((one, other) => other.beganAt - one.beganAt)
      .map(({ ending: _ending, ...session }) => session);
  }

  /** Adds a session. Returns whether its device is new; the first device of an account is not. */
  began(session: AccountSession, now: number): { newDevice: boolean } {
    this.#forgetExpired(now);
    this.#tables.putSession({ ...session, ending: false });
    const excess = this.open(now).slice(most);
    for (const { name } of excess) this.#mark(name);
    return { newDevice: this.#isNewDevice(session.device, now) };
  }

  /** Notes that a session is used. An unknown one is added. Returns false when it has to end. */
  used(session: AccountSession, now: number): boolean {
    const known = this.#tables.sessions().find(({ name }) => name === session.name);
    if (known?.ending) return false;
    const { expiresAt } = session;
    this.#tables.putSession(
      known ? { ...known, usedAt: now, expiresAt } : { ...session, ending: false },
    );
    return true;
  }

  /** Forgets a session that has ended. */
  gone(name: string): void {
    this.#tables.removeSession(name);
  }

  /** Marks sessions that have to end. @param only ids of `sessionIdOf`; all sessions without it */
  end(
    now: number,
    { except = null, only }: { except?: string | null; only?: string } = {},
  ): number {
    const marked = this.open(now).filter(
      (session) => session.name !== except && (only === undefined || sessionIdOf(session) === only),
    );
    for (const { name } of marked) this.#mark(name);
    return marked.length;
  }

  /** Names of the sessions that have to end and have not confirmed it. */
  ending(): string[] {
    return this.#tables.sessions().flatMap(({ name, ending }) => (ending ? [name] : []));
  }

  #mark(name: string): void {
    const known = this.#tables.sessions().find((session) => session.name === name);
    if (known) this.#tables.putSession({ ...known, ending: true });
  }

  #isNewDevice(device: string | null, now: number): boolean {
    const name = device ?? "";
    const devices = this.#tables.devices();
    const known = devices.some((each) => each.device === name && now - each.at < knownDeviceMs);
    this.#tables.putDevice(name, now);
    const old = devices.filter(({ at }) => now - at >= knownDeviceMs).map((each) => each.device);
    const oldest = devices.sort((one, other) => other.at - one.at).slice(most);
    for (const each of [...old, ...oldest.map((each) => each.device)]) {
      if (each !== name) this.#tables.removeDevice(each);
    }
    return !known && devices.length > old.length;
  }

  #forgetExpired(now: number): void {
    for (const { name, expiresAt, ending } of this.#tables.sessions()) {
      if (!ending && now > expiresAt + checkedWithinMs) this.#tables.removeSession(name);
    }
  }
}

/** Tables in memory, for tests. */
export function sessionsInMemory(): SessionTables {
  const sessions = new Map<string, StoredAccountSession>();
  const devices = new Map<string, number>();
  return {
    sessions: () => [...sessions.values()],
    putSession: (session) => void sessions.set(session.name, session),
    removeSession: (name) => void sessions.delete(name),
    devices: () => [...devices].map(([device, at]) => ({ device, at })),
    putDevice: (device, at) => void devices.set(device, at),
    removeDevice: (device) => void devices.delete(device),
  };
}
