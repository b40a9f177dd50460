/**
 * Sign-ins from devices that an account had not used before (G26). The inbox shows each until it is read. Reading it on
 * the device that it tells of counts for that device only, so that a stranger can't read it away.
 */
import { type AccountSession, sessionIdOf } from "./account-sessions.ts";

export interface NewSignIn {
  /** The id of its session (`sessionIdOf`). */
  id: string;
  /** In ms since the epoch. */
  at: number;
  /** Browser and system, such as "Chrome · Windows"; null when unknown. */
  device: string | null;
  /** City and country; null when unknown. */
  place: string | null;
}

/** A sign-in with who has read it. */
export interface StoredNewSignIn extends NewSignIn {
  /** Read on another device than its own. */
  read: boolean;
  /** Read on its own device. */
  readThere: boolean;
}

export interface NewSignInTables {
  newSignIns(): StoredNewSignIn[];
  putNewSignIn(signIn: StoredNewSignIn): void;
  removeNewSignIn(id: string): void;
}

/** An account has at most this many; the oldest are forgotten. */
const mostNewSignIns = 20;

export class NewSignIns {
  readonly #tables: NewSignInTables;

  constructor(tables: NewSignInTables) {
    this.#tables = tables;
  }

  /** Adds the sign-in that began a session. */
  note({ name, beganAt, device, place }: AccountSession): void {
    const id = sessionIdOf({ name });
    this.#tables.putNewSignIn({
      id,
      at: beganAt,
      device,
      place,
      read: false,
      readThere: false,
    });
    for (const { id } of this.#latestFirst().slice(mostNewSignIns)) {
      this.#tables.removeNewSignIn(id);
    }
  }

  /** The latest first. @param device the device that asks */
  newSignIns(device: string | null): (NewSignIn & { read: boolean })[] {
    return this.#latestFirst().map(({ readThere, ...signIn }) => ({
      ...signIn,
      read: signIn.read || (readThere && signIn.device === device),
    }));
  }

  /** Notes that a device has read some; unknown ids are ignored. Returns how many it has not read. */
  readNewSignIns(ids: readonly string[], device: string | null): number {
    for (const signIn of this.#tables.newSignIns()) {
      if (!ids.includes(signIn.id)) continue;
      const own = signIn.device === device;
      this.#tables.putNewSignIn({ ...signIn, ...(own ? { readThere: true } : { read: true }) });
    }
    return this.newSignIns(device).filter(({ read }) => !read).length;
  }

  #latestFirst(): StoredNewSignIn[] {
    return this.#tables.newSignIns().sort((one, other) => other.at - one.at);
  }
}

/** Tables in memory, for tests. */
export function newSignInsInMemory(): NewSignInTables {
  const signIns = new Map<string, StoredNewSignIn>();
  return {
    newSignIns: () => [...signIns.values()],
    putNewSignIn: (signIn) => void signIns.set(signIn.id, signIn),
    removeNewSignIn: (id) => void signIns.delete(id),
  };
}
