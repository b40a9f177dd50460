/**
 * The platform client of one request: the only code that talks to the platform. What holds for every
 * call follows from its row and happens here, once; the steps are in the files beside.
 */

import { logSecurityEvent } from "../access/security-events.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { clearSummaryCache } from "../session-cache/account-summaries.ts";
import { EdgeCache } from "./cache/edge-cache.ts";
import { Lru } from "./cache/lru.ts";
import {
  type Loaded,
  SharedCache,
  type SharedRead,
  withFreshnessOf,
} from "./cache/shared-cache.ts";
import type { Call, CallAnswer, CallGroup, CallInput, OwnPart } from "./call.ts";
import {
  type CallRecord,
  emptyStats,
  logCall,
  type PlatformStats,
  serverTiming,
} from "./call-log.ts";
import { recordCacheRead, recordCall } from "./drift/observations.ts";
import { isUnanswered, PlatformError } from "./errors.ts";
import { cipherOf } from "./http/cipher.ts";
import { interpret } from "./http/envelope.ts";
import { type Plan, planCall } from "./http/request.ts";
import { type Progress, sendWithRetry, type Wire } from "./http/send-with-retry.ts";
import { admitRead } from "./limits/admit-read.ts";
import { ConcurrencyLimit } from "./limits/concurrency-limit.ts";
import { timeLimit, timeLimits } from "./limits/time-limits.ts";
import type { CallOptions, Platform } from "./platform.ts";

/** What the entry, the bench and tests see besides: how much was asked. */
export interface ObservedPlatform extends Platform {
  readonly stats: PlatformStats;
}

/** Builds the client; one per request, shared by everything that the request runs. */
export function createPlatform(scope: RequestScope): ObservedPlatform {
  return new PlatformClient(scope);
}

class PlatformClient implements ObservedPlatform {
  readonly stats = emptyStats();
  readonly #wire: Wire;
  readonly #cache: SharedCache;
  /** Reads of this request, so that each is made once (cleared by every change). */
  readonly #reads = new Map<string, Promise<unknown>>();
  /** A token that a public read found dead (A9): the request's other public reads go without. */
  #staleToken: string | null = null;
  #ended = false;

  constructor(readonly scope: RequestScope) {
    const connections = new ConcurrencyLimit();
    const cipher = cipherOf(scope.brand.cipher, scope.platform.jwks, scope.now);
    this.#wire = { scope, connections, cipher };
    this.#cache = new SharedCache(scope, new EdgeCache(scope, connections), this.stats);
  }

  call<C extends Call>(row: C, input: CallInput<C>, options: CallOptions = {}) {
    const answer = this.#call(row, input, options);
    const told = this.scope.development ? answer.finally(() => this.#tellTiming()) : answer;
    // The value was checked against this row's own schema, which is what CallAnswer stands for.
    return told as Promise<CallAnswer<C>>;
  }

  /**
   * Server-Timing, in development only: what a page cost is nobody's business elsewhere. Told after each
   * call, so a streamed page says what was known when its headers went out; what came later is not in it.
   */
  #tellTiming(): void {
    this.scope.answerHeaders.set("server-timing", serverTiming(this.stats));
  }

  async #call(row: Call, input: unknown, options: CallOptions): Promise<unknown> {
    const plan = planCall(row, input, this.scope, options.moduleId);
    if (!row.read) {
      this.#reads.clear();
      // Cleared again after: a read that ran beside the change may have missed it.
      return this.#asVisitor(plan, options).finally(() => {
        this.#reads.clear();
        return this.#clearSummaryCache(row, options);
      });
    }
    if (isPrivate(options)) return this.#asVisitor(plan, options);
    const name = `${options.guest ? "guest " : ""}${plan.identity}`;
    const running = this.#reads.get(name);
    if (running) return running;
    const read = this.#asVisitor(plan, options);
    this.#reads.set(name, read);
    return read;
  }

  /** Whatever this account changes, its badges and hearts are counted anew. */
  async #clearSummaryCache(row: Call, options: CallOptions): Promise<void> {
    try {
      if (options.token !== undefined || (await this.#token(row, options)) === null) return;
      await clearSummaryCache(this.scope);
    } catch {
      // Then they are half a minute old at most: no reason to fail a change that was made.
    }
  }

  /** Picks the token, and settles what its death means (A9, A10, A43). */
  async #asVisitor(plan: Plan, options: CallOptions): Promise<unknown> {
    const { row } = plan;
    const token = await this.#token(row, options);
    if (row.token === "required" && token === null) {
      throw new PlatformError("UNAUTHENTICATED", row.id);
    }
    try {
      return await this.#answer(plan, token, options);
    } catch (error) {
      const dead = error instanceof PlatformError && error.failure === "UNAUTHENTICATED";
      if (!dead || token === null || options.token !== undefined) throw error;
      if (row.token === "optional" && row.read) {
        this.#staleToken = token;
        return this.#answer(plan, null, options);
      }
      if (!this.#ended) {
        this.#ended = true;
        logSecurityEvent(this.scope, "session.ended", { call: row.id });
        await this.scope.session.end();
      }
      throw error;
    }
  }

  async #token(row: Call, options: CallOptions): Promise<string | null> {
    if (options.token !== undefined) return options.token;
    if (row.token === "none" || (row.token === "optional" && options.guest)) return null;
    const token = await this.scope.session.token();
    return row.token === "optional" && token === this.#staleToken ? null : token;
  }

  /** From the shared cache where the answer is nobody's own, else from the platform. */
  async #answer(plan: Plan, token: string | null, options: CallOptions): Promise<unknown> {
    const { row } = plan;
    const shareable = row.read && plan.method === "GET" && row.token !== "required";
    if (!row.cache || !shareable || token !== null || isPrivate(options)) {
      await admitRead(plan, this.scope);
      return (await this.#ask(plan, token, options, false)).value;
    }
    const { brand, platform, language, regionClass } = this.scope;
    const place = [brand.id, platform.origin, language.tag, regionClass];
    const shared: SharedRead = {
      key: `${plan.identity} ${JSON.stringify(place)}`,
      policy: row.cache,
      limitMs: timeLimit(row.group, platform),
      load: async (background) => {
        if (!background) await admitRead(plan, this.scope);
        return this.#ask(plan, null, options, background);
      },
      revive: (text) => interpret(row, 200, text).value,
    };
    recordCacheRead(this.scope, row, shared.key);
    if (!row.ownPart) return this.#cache.read(shared);
    if (this.scope.guestRender) {
      // Nobody asks, so nothing is anybody's own: the part of whoever brought the answer stands in for it.
      const value = (await this.#cache.read(shared)) as object;
      return withFreshnessOf({ ...value, ...row.ownPart(value, null, this.scope.now()) }, value);
    }
    return this.#withOwnPart(plan, shared, row.ownPart);
  }

  /**
   * A shared answer with the part in it that is this visitor's own (A114). One call brings both: it is made
   * when the own part is due, and renews what everybody shares.
   */
  async #withOwnPart(
    plan: Plan,
    shared: SharedRead,
    ownPart: NonNullable<Call["ownPart"]>,
  ): Promise<object> {
    const { brand, platform, regionClass, addressClass, now } = this.scope;
    const { fresh, staleWhileRevalidate, staleIfError } = shared.policy;
    const place = [brand.id, platform.origin, regionClass, addressClass];
    const read: SharedRead = {
      ...shared,
      own: true,
      key: `${plan.identity} own ${JSON.stringify(place)}`,
      load: async (background) => {
        const loaded = await this.#cache.bring(shared, background);
        const value = ownPart(loaded.value, this.#cache.known(read, staleIfError), now());
        return { text: JSON.stringify(value), value };
      },
      revive: (text) => JSON.parse(text),
    };
    const own = (await this.#cache.read(read)) as OwnPart;
    // While the platform fails, what everybody shares is as old as the visitor's own part may be.
    const failing = now() - own.at >= (fresh + staleWhileRevalidate) * 1000;
    const age = fresh + (failing ? staleIfError : staleWhileRevalidate);
    const rest = this.#cache.known(shared, age) ?? (await this.#cache.read(shared));
    return { ...(rest as object), ...own };
  }

  /** A114: an answer that closes or opens the portal and can't be read whole is an error, said once. */
  #tellUnread(row: Call, unread: readonly string[]): void {
    const { platform, requestId } = this.scope;
    const shape = `${row.id} ${platform.origin} ${unread.join()}`;
    if (unread.length === 0 || complaints.get(shape)) return;
    complaints.set(shape, true, 1);
    this.scope.log({ level: "error", event: "platform.unread", requestId, call: row.id, unread });
  }

  async #ask(
    plan: Plan,
    token: string | null,
    options: CallOptions,
    background: boolean,
  ): Promise<Loaded> {
    const { row } = plan;
    const progress: Progress = { ms: 0, queuedMs: 0, attempts: 0, bytes: 0, status: 0 };
    const rank = rankOf(row, options, background);
    let outcome: Pick<CallRecord, "outcome" | "dropped" | "errorCode" | "unreadable"> | null = null;
    let text: string | null = null;
    try {
      const sending = { token, headers: options.headers, rank, background };
      const reply = await sendWithRetry(plan, sending, this.#wire, progress);
      text = reply.text;
      const { value, dropped, unread } = interpret(row, reply.status, text);
      outcome = { outcome: "ok", dropped };
      this.#tellUnread(row, unread);
      options.onHeaders?.(reply.headers);
      return { text, value };
    } catch (thrown) {
      const error = asLostAnswer(row, thrown, progress);
      if (error instanceof PlatformError && !outcome) {
        if (row.salvage && text !== null) this.#tellUnread(row, ["everything"]);
        const { errorCode, unreadable } = error.detail;
        outcome = {
          outcome: error.failure,
          dropped: 0,
          errorCode,
          ...(unreadable && { unreadable }),
        };
      }
      throw error;
    } finally {
      if (outcome) {
        const record: CallRecord = { call: row.id, ...progress, ...outcome, background };
        logCall(record, this.stats, this.scope.requestId, (line) => this.scope.log(line));
        recordCall(this.scope, row, record, text);
      }
    }
  }
}

/** Shapes of answers that were complained of: each once in an isolate's life. */
const complaints = new Lru<true>(100);

/** Calls with headers or a token of their own are answered to their caller only. */
function isPrivate(options: CallOptions): boolean {
  return Boolean(options.headers || options.onHeaders || options.token !== undefined);
}

/**
 * Longest first, so that the slowest call doesn't start last; what is deferred after the rest. Reports come after
 * other reads: with their limit they could hold every connection of a page for ten seconds.
 */
function rankOf(row: Call, options: CallOptions, background: boolean): number {
  if (background) return -timeLimits.money;
  const ahead = options.priority === "critical" ? 1 : options.priority === "deferred" ? -1 : 0;
  const own = row.group === "report" ? timeLimits.public - 1 : timeLimits[row.group];
  return own + ahead * timeLimits.money;
}

/** Kinds of calls that may simply be made again. */
const harmless: readonly CallGroup[] = ["public", "personal", "report", "launch"];

/** A change of money or of an account that was sent and got no readable answer may have happened. */
function asLostAnswer(row: Call, error: unknown, progress: Progress): unknown {
  if (!(error instanceof PlatformError) || row.read || progress.attempts === 0) return error;
  if (harmless.includes(row.group)) return error;
  // A 429 was turned away at the door.
  if (!isUnanswered(error.failure) || error.detail.status === 429) return error;
  return new PlatformError("UNKNOWN_OUTCOME", row.id, error.detail);
}
