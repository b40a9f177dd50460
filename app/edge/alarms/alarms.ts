import { writeLog } from "~/edge/log/log.ts";
import { reportLost } from "~/edge/log/report-lost.ts";

type Storage = Pick<DurableObjectStorage, "kv" | "setAlarm" | "deleteAlarm">;

/** The moment of an alarm in ms since the epoch, and how often its job has failed since it was set. */
interface Alarm {
  at: number;
  failures: number;
}

/** The pause after a failed job; each one is twice as long, an hour at most. In ms. */
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** The storage below its name; a Durable Object's own key-value storage begins no other name with it. */
const prefix = "alarm/";

/**
 * Alarms by name over the only one that a Durable Object has. A job that fails is tried again after a pause, and the
 * others run meanwhile. The moments are stored, so a restart loses none.
 */
export class Alarms {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Sets the moment of a name anew. */
  async set(name: string, at: number): Promise<void> {
    this.#storage.kv.put<Alarm>(prefix + name, { at, failures: 0 });
    await this.#setNext();
  }

  async remove(name: string): Promise<void> {
    this.#storage.kv.delete(prefix + name);
    await this.#setNext();
  }

  /** Runs the jobs whose moment has come; the object's `alarm()` calls it. */
  async run(jobs: Record<string, () => Promise<void>>): Promise<void> {
    const due = this.#all().filter(([, { at }]) => at <= Date.now());
    await Promise.all(due.map(([key, alarm]) => this.#run(key, alarm, jobs)));
    await this.#setNext();
  }

  async #run(key: string, alarm: Alarm, jobs: Record<string, () => Promise<void>>) {
    const { kv } = this.#storage;
    // A moment that was set meanwhile, also by the job itself, stays.
    const isSame = () => kv.get<Alarm>(key)?.at === alarm.at;
    const name = key.slice(prefix.length);
    try {
      await jobs[name]?.();
      if (isSame()) kv.delete(key);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      writeLog({ level: "error", event: "alarm.failed", name, reason });
      if (!isSame()) return;
      const pause = Math.min(firstPauseMs * 2 ** alarm.failures, longestPauseMs);
      kv.put<Alarm>(key, { at: Date.now() + pause, failures: alarm.failures + 1 });
    }
  }

  #all(): [key: string, Alarm][] {
    // One without a moment would keep all others from running.
    return [...this.#storage.kv.list<Alarm>({ prefix })].filter(([key, alarm]) => {
      if (Number.isFinite(alarm?.at) && Number.isFinite(alarm.failures)) return true;
      this.#storage.kv.delete(key);
      reportLost("alarms", key.slice(prefix.length));
      return false;
    });
  }

  async #setNext(): Promise<void> {
    const moments = this.#all().map(([, { at }]) => at);
    if (moments.length === 0) await this.#storage.deleteAlarm();
    else await this.#storage.setAlarm(Math.min(...moments));
  }
}
