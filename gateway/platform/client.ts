/**
 * The platform client of one request; all calls to the platform go through it. The row describes the call,
 * and the files in this folder implement the steps.
 */

import { logSecurityEvent } from "../access/security-events.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { clearSummaryCache } from "../session-cache/account-summaries.ts";
import { Lru } from "../values/lru.ts";
import { EdgeCache } from "./cache/edge-cache.ts";
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
import { sampleDrift } from "./drift/sample-drift.ts";
import { isUnanswered, PlatformError } from "./errors.ts";
import { cipherOf } from "./http/cipher.ts";
import { interpret } from "./http/envelope.ts";
import { type Plan, planCall } from "./http/request.ts";
import { type Progress, sendWithRetry, type Wire } from "./http/send-with-retry.ts";
import { admitRead } from "./limits/admit-read.ts";
import { ConcurrencyLimit } from "./limits/concurrency-limit.ts";
import { timeLimit, timeLimits } from "./limits/time-limits.ts";
import type { CallOptions, Platform } from "./platform.ts";
import { observePlatformClock } from "./platform-clock.ts";

/** The client with its usage counts, for the entry, benchmarks and tests. */
export interface ObservedPlatform extends Platform {
  readonly stats: PlatformStats;
}

/** Creates the client of a request, which all its operations share. */
export function createPlatform(scope: RequestScope): ObservedPlatform {
  return new PlatformClient(scope);
}

class PlatformClient implements ObservedPlatform {
  readonly stats = emptyStats();
  readonly #wire: Wire;
  readonly #cache: SharedCache;
  /** Reads of this request by identity, so that each is made once. Every change clears them. */
  readonly #reads = new Map<string, Promise<unknown>>();
  /**
   * An expired token, detected by a public read (A9): other public reads of the request are made without it.
   */
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
    const timed = this.scope.development ? answer.finally(() => this.#reportTiming()) : answer;
    // The value was validated against this row's schema, which CallAnswer is derived from.
    return timed as Promise<CallAnswer<C>>;
  }

  /**
   * Sets Server-Timing, in development only. It is updated after each call, so a streamed page has the values
   * of the time when its headers were sent.
   */
  #reportTiming(): void {
    this.scope.answerHeaders.set("server-timing", serverTiming(this.stats));
  }

  async #call(row: Call, input: unknown, options: CallOptions): Promise<unknown> {
    const plan = planCall(row, input, this.scope, options.moduleId);
    if (!row.read) {
      this.#reads.clear();
      // Cleared again afterwards: a concurrent read may not have seen the change.
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

  /** Clears the cached account summaries, because any change of the account may affect them. */
  async #clearSummaryCache(row: Call, options: CallOptions): Promise<void> {
    try {
      if (options.token !== undefined || (await this.#token(row, options)) === null) return;
      await clearSummaryCache(this.scope);
    } catch {
      // The summaries expire within 30 seconds anyway, so this must not fail the change.
    }
  }

  /** Chooses the token and handles an expired one (A9, A10, A43). */
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

  /** Reads a shareable response from the shared cache, any other from the platform. */
  async #answer(plan: Plan, token: string | null, options: CallOptions): Promise<unknown> {
    const { row } = plan;
    const shareable = row.read && plan.method === "GET" && row.token !== "required";
    if (!row.cache || !shareable || token !== null || isPrivate(options)) {
      await admitRead(plan, this.scope);
      return (await this.#request(plan, token, options, false)).value;
    }
    const { brand, platform, language, regionClass } = this.scope;
    const place = [brand.id, platform.origin, language.tag, regionClass];
    const shared: SharedRead = {
      key: `${plan.identity} ${JSON.stringify(place)}`,
      policy: row.cache,
      limitMs: timeLimit(row.group, platform),
      load: async (background) => {
        if (!background) await admitRead(plan, this.scope);
        return this.#request(plan, null, options, background);
      },
      revive: (text) => interpret(row, 200, text).value,
    };
    recordCacheRead(this.scope, row, shared.key);
    if (!row.ownPart) return this.#cache.read(shared);
    if (this.scope.guestRender) {
      // A rendering for every guest has no visitor, so the part of the visitor who triggered the fetch is
      // used.
      const value = (await this.#cache.read(shared)) as object;
      return withFreshnessOf({ ...value, ...row.ownPart(value, null, this.scope.now()) }, value);
    }
    return this.#withOwnPart(plan, shared, row.ownPart);
  }

  /**
   * A shared response merged with this visitor's own part (A114). One call fetches both: it is made when the
   * own part has expired, and it also renews the shared part.
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
    // While the platform fails, the shared part may be as old as the visitor's own part.
    const failing = now() - own.at >= (fresh + staleWhileRevalidate) * 1000;
    const age = fresh + (failing ? staleIfError : staleWhileRevalidate);
    const rest = this.#cache.known(shared, age) ?? (await this.#cache.read(shared));
    return { ...(rest as object), ...own };
  }

  /**
   * A114: logs an error, once per shape, when a response that opens or closes the portal is only partly
   * readable.
   */
  #reportUnread(row: Call, unread: readonly string[]): void {
    const { platform, requestId } = this.scope;
    const shape = `${row.id} ${platform.origin} ${unread.join()}`;
    if (unread.length === 0 || complaints.get(shape)) return;
    complaints.set(shape, true, 1);
    this.scope.log({ level: "error", event: "platform.unread", requestId, call: row.id, unread });
  }

  async #request(
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
      observePlatformClock(this.scope, reply.headers);
      const { value, dropped, unread } = interpret(row, reply.status, text);
      outcome = { outcome: "ok", dropped };
      this.#reportUnread(row, unread);
      options.onHeaders?.(reply.headers);
      return { text, value };
    } catch (thrown) {
      const error = asLostAnswer(row, thrown, progress);
      if (error instanceof PlatformError && !outcome) {
        if (row.salvage && text !== null) this.#reportUnread(row, ["everything"]);
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
        sampleDrift(this.scope, row, record, text);
      }
    }
  }
}

/** Shapes that were already logged in this isolate. */
const complaints = new Lru<true>(100);

/** A call with its own headers or token is neither cached nor shared. */
function isPrivate(options: CallOptions): boolean {
  return Boolean(options.headers || options.onHeaders || options.token !== undefined);
}

/**
 * Calls with longer time limits start first, so that the slowest does not start last; deferred calls come
 * after the rest. Reports come after other reads, because they could occupy all connections for ten seconds.
 */
function rankOf(row: Call, options: CallOptions, background: boolean): number {
  if (background) return -timeLimits.money;
  const ahead = options.priority === "critical" ? 1 : options.priority === "deferred" ? -1 : 0;
  const own = row.group === "report" ? timeLimits.public - 1 : timeLimits[row.group];
  return own + ahead * timeLimits.money;
}

/** Groups of calls that may be repeated without harm. */
const harmless: readonly CallGroup[] = ["public", "personal", "report", "launch"];

/**
 * Converts the failure of a change that was sent without a readable response to UNKNOWN_OUTCOME: it may have
 * taken effect.
 */
function asLostAnswer(row: Call, error: unknown, progress: Progress): unknown {
  if (!(error instanceof PlatformError) || row.read || progress.attempts === 0) return error;
  if (harmless.includes(row.group)) return error;
  // A call that was refused with 429 had no effect.
  if (!isUnanswered(error.failure) || error.detail.status === 429) return error;
  return new PlatformError("UNKNOWN_OUTCOME", row.id, error.detail);
}
