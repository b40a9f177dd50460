/** The hooks of one agent and their postbacks (N25): what is stored, what is due, and what came of it. */
import {
  mostReportHooks,
  type PostbackModel,
  type ReportHookModel,
} from "../../../gateway/request/report-access-port.ts";
import type { Added, HookEvent, NewHook, StoredHook } from "./access-store.ts";

const minute = 60_000;
/** The pauses before further tries; after the last one a postback has failed. In ms. */
const pausesMs = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * minute);
/** How many postbacks of a hook wait at most. No events are read meanwhile: the platform keeps their order. */
const mostWaiting = 200;
/** How many postbacks that ended are shown. */
const mostEnded = 30;

export interface Postback extends PostbackModel {
  hook: string;
  event: HookEvent;
  nextAt: number;
}

const hookPrefix = "hook/";
const postbackPrefix = "postback/";

export class Hooks {
  readonly #kv: DurableObjectStorage["kv"];

  constructor(kv: DurableObjectStorage["kv"]) {
    this.#kv = kv;
  }

  all(): StoredHook[] {
    return [...this.#kv.list<StoredHook>({ prefix: hookPrefix })].map(([, hook]) => hook);
  }

  shown(): ReportHookModel[] {
    return this.all()
      .sort((one, other) => other.createdAt - one.createdAt)
      .map(({ id, url, createdAt, expiresAt, endedAt }) => {
        const postbacks = this.#postbacks(id).map(
          ({ hook: _hook, event: _event, nextAt: _next, ...shown }) => shown,
        );
        return { id, url, createdAt, expiresAt, endedAt, postbacks };
      });
  }

  find(id: string): StoredHook | undefined {
    return this.#kv.get<StoredHook>(hookPrefix + id);
  }

  /** An address that is added again has another secret, and goes on where it was unless it had ended. */
  add(hook: NewHook, now: number): Added | null {
    const all = this.all();
    const before = all.find(({ url }) => url === hook.url);
    if (!before && all.length >= mostReportHooks) return null;
    const waiting = before ? this.#postbacks(before.id).filter(isWaiting) : [];
    if (before) this.remove(before.id);
    const after = before?.sealed ? before.after : null;
    this.#put({ ...hook, createdAt: now, endedAt: null, after });
    for (const each of waiting) this.#keep({ ...each, hook: hook.id });
    return { before: before ? { id: before.id, sealed: before.sealed } : null };
  }

  remove(id: string): StoredHook | undefined {
    const hook = this.find(id);
    this.#kv.delete(hookPrefix + id);
    for (const { id: event } of this.#postbacks(id)) this.#kv.delete(nameOf(id, event));
    return hook;
  }

  /** Ends a hook whose token the platform refuses: nothing more is sent. */
  end(id: string, now: number): void {
    const hook = this.find(id);
    if (!hook) return;
    this.#put({ ...hook, sealed: null, endedAt: now });
    for (const each of this.#postbacks(id))
      if (each.state === "WAITING") this.#keep({ ...each, state: "FAILED" });
  }

  /** Keeps what another key of the Worker has sealed. */
  reseal(id: string, sealed: string, secret: string): void {
    const hook = this.find(id);
    if (hook?.sealed) this.#put({ ...hook, sealed, secret });
  }

  hasRoom(id: string): boolean {
    return this.#postbacks(id).filter(isWaiting).length < mostWaiting;
  }

  /** Notes what was read, and up to where. An event that is known is not sent again. */
  take(id: string, events: readonly HookEvent[], next: string, now: number): void {
    const hook = this.find(id);
    if (!hook) return;
    for (const event of events) this.addPostback(id, event, now);
    this.#put({ ...hook, after: next });
  }

  addPostback(hook: string, event: HookEvent, now: number): Postback {
    const name = nameOf(hook, event.id);
    const known = this.#kv.get<Postback>(name);
    if (known) return known;
    const { id, kind } = event;
    const fresh: Postback = {
      hook,
      event,
      id,
      kind,
      state: "WAITING",
      tries: 0,
      status: null,
      at: now,
      nextAt: now,
    };
    this.#keep(fresh);
    return fresh;
  }

  /** The postbacks whose time has come, the earliest first. */
  due(now: number, most: number): Postback[] {
    return this.#waiting()
      .filter(({ nextAt }) => nextAt <= now)
      .slice(0, most);
  }

  nextDue(): number | null {
    return this.#waiting()[0]?.nextAt ?? null;
  }

  /** Counts a try before it is made, so that one which a restart cuts off counts, too. */
  begin(postback: Postback, now: number): Postback {
    const pause = pausesMs[postback.tries];
    const begun = { ...postback, tries: postback.tries + 1, nextAt: now + (pause ?? 0) };
    this.#keep(begun);
    return begun;
  }

  /** Notes what a try came to; nothing where its hook was removed meanwhile. */
  finish(postback: Postback, status: number | null): void {
    const name = nameOf(postback.hook, postback.id);
    if (this.#kv.get<Postback>(name)?.state !== "WAITING") return;
    const isDone = status !== null && status >= 200 && status < 300;
    const isLast = postback.kind === "TEST" || postback.tries > pausesMs.length;
    const state = isDone ? "DONE" : isLast ? "FAILED" : "WAITING";
    this.#keep({ ...postback, state, status });
    const ended = this.#postbacks(postback.hook).filter((each) => each.state !== "WAITING");
    for (const { id } of ended.slice(mostEnded)) this.#kv.delete(nameOf(postback.hook, id));
  }

  #waiting(): Postback[] {
    return [...this.#kv.list<Postback>({ prefix: postbackPrefix })]
      .map(([, postback]) => postback)
      .filter(isWaiting)
      .sort((one, other) => one.nextAt - other.nextAt);
  }

  /** The newest first. */
  #postbacks(hook: string): Postback[] {
    return [...this.#kv.list<Postback>({ prefix: nameOf(hook, "") })]
      .map(([, postback]) => postback)
      .sort((one, other) => other.at - one.at);
  }

  #put(hook: StoredHook): void {
    this.#kv.put(hookPrefix + hook.id, hook);
  }

  #keep(postback: Postback): void {
    this.#kv.put(nameOf(postback.hook, postback.id), postback);
  }
}

const nameOf = (hook: string, event: string) => `${postbackPrefix}${hook}/${event}`;

const isWaiting = ({ state }: Postback) => state === "WAITING";
