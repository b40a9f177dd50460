/**
 * Sign-ins from devices that an account had not used before (G26). The inbox shows each until it is read. Reading it on
 * the device that it tells of counts for that device only, so that a stranger can't read it away.
 */
import type { AccountStore, StoredValues } from "../account-store.ts";
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
interface StoredNewSignIn extends NewSignIn {
  /** Read on another device than its own. */
  read: boolean;
  /** Read on its own device. */
  readThere: boolean;
}

/** An account has at most this many; the oldest are forgotten. */
const mostNewSignIns = 20;

export class NewSignIns {
  readonly #signIns: StoredValues<StoredNewSignIn>;

  constructor(store: AccountStore) {
    this.#signIns = store.values("sign-in", { id: "string", at: "number" });
  }

  /** Adds the sign-in that began a session. */
  note({ name, beganAt, device, place }: AccountSession): void {
    const id = sessionIdOf({ name });
    this.#signIns.put({ id, at: beganAt, device, place, read: false, readThere: false }, id);
    for (const { id } of this.#latestFirst().slice(mostNewSignIns)) this.#signIns.remove(id);
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
    for (const signIn of this.#signIns.all()) {
      if (!ids.includes(signIn.id)) continue;
      const own = signIn.device === device;
      const read = { ...signIn, ...(own ? { readThere: true } : { read: true }) };
      this.#signIns.put(read, signIn.id);
    }
    return this.newSignIns(device).filter(({ read }) => !read).length;
  }

  #latestFirst(): StoredNewSignIn[] {
    return this.#signIns.all().sort((one, other) => other.at - one.at);
  }
}
