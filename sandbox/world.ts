import { DurableObject } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { liveOn, nextTurn } from "./db/live-on.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { worldSchema } from "./db/schema/create-tables.ts";
import { member } from "./db/schema/members.ts";
import { seedHistory } from "./db/seed/history.ts";
import { seedWorld } from "./db/seed/world.ts";
import { readSetting, writeSettings } from "./db/settings.ts";
import { answerChat } from "./domains/chat/chat-router.ts";
import { answerHuman } from "./domains/human/human-router.ts";
import { keepDrawSeed } from "./domains/lottery/draw-seed.ts";
import { answerPlay } from "./domains/play/play-router.ts";
import type { Env } from "./env.ts";
import { findCall } from "./http/calls.ts";
import { answerPlatform } from "./http/router.ts";
import { worldName } from "./http/world-name.ts";
import { applyFault, type Next } from "./switches/apply-fault.ts";
import { CallLog } from "./switches/call-log.ts";
import { type FaultLine, takeFault } from "./switches/fault-table.ts";
import {
  defaultSettings,
  patchSettings,
  type SettingsPatch,
  type WorldSettings,
} from "./switches/settings.ts";
import { answerSwitch } from "./switches/switch-router.ts";

/** How many calls outlive the object. */
const storedCalls = 1000;

// The member whose data the fault `someone-else` returns.
const someoneElse = "player2";

/** One world of the platform: members, money and play in SQLite, with its switches and its call log. */
export class World extends DurableObject<Env> {
  #db: Database;
  #settings: WorldSettings = defaultSettings();
  #faults: FaultLine[] = [];
  #log = new CallLog(() => this.#saveCallsSoon());
  #saveCalls: ReturnType<typeof setTimeout> | undefined;
  /** When the world gets its next day, in ms of the real clock. */
  #turnsAt = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#db = openDatabase(ctx.storage, seedHistory);
    ctx.blockConcurrencyWhile(() => this.#open());
  }

  override async fetch(request: Request): Promise<Response> {
    if (Date.now() >= this.#turnsAt) this.#liveOn();
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/__sandbox/")) return this.#answerSwitch(request);
    const id = findCall(pathname, request.method)?.id ?? null;
    return this.#log.watch(request, id, async () => {
      const fault = this.#takeFault(pathname, id);
      const next: Next = (options) => this.#answer(request, options?.asSomeoneElse ?? false);
      return this.#dated(await (fault === null ? next() : applyFault(fault, request, next)));
    });
  }

  /** A response with the date of the world's clock (docs/platform-wire.md). */
  #dated(response: Response): Response {
    const dated = new Response(response.body, response);
    const now = Date.now() + this.#settings.clockAheadMs;
    dated.headers.set("date", new Date(now).toUTCString());
    return dated;
  }

  async #answer(request: Request, asSomeoneElse: boolean): Promise<Response> {
    const url = new URL(request.url);
    const world = worldName(url) ?? "default";
    const now = Date.now() + this.#settings.clockAheadMs;
    if (url.pathname.startsWith("/play/")) return answerPlay(request, this.#db, world, now);
    if (url.pathname.startsWith("/turnstile/v0/")) return answerHuman(request, this.#db, now);
    if (url.pathname.startsWith("/chat/")) return answerChat(request, this.#db, now);
    const parts = {
      db: this.#db,
      world,
      publicOrigin: this.env.PUBLIC_ORIGIN,
      privateJwks: this.env.SANDBOX_PRIVATE_JWKS,
      settings: this.#settings,
    };
    if (!asSomeoneElse) return answerPlatform(request, parts);
    const other = this.#db.select().from(member).where(eq(member.account, someoneElse)).get();
    return answerPlatform(request, parts, {
      memberOverride: (real) => (real === null ? null : (other ?? real)),
    });
  }

  #answerSwitch(request: Request): Promise<Response> | Response {
    if (this.env.SANDBOX_SWITCHES !== "1") return new Response("Not found", { status: 404 });
    return answerSwitch(request, {
      db: this.#db,
      log: this.#log,
      faults: () => this.#faults,
      setFaults: (lines) => {
        this.#faults = lines;
        this.#save("faults", lines);
      },
      settings: () => this.#settings,
      changeSettings: (patch) => this.#changeSettings(patch),
      reset: (clockAheadMs) => this.#reset(clockAheadMs),
      reopen: () => this.ctx.blockConcurrencyWhile(() => this.#open()),
    });
  }

  #takeFault(path: string, id: string | null): ReturnType<typeof takeFault> {
    if (this.#faults.length === 0) return null;
    const fault = takeFault(this.#faults, path, id);
    if (fault?.times !== undefined) this.#save("faults", this.#faults);
    return fault;
  }

  #changeSettings(patch: SettingsPatch): void {
    this.#settings = patchSettings(this.#settings, patch);
    this.#save("settings", this.#settings);
  }

  async #reset(clockAheadMs: number): Promise<void> {
    await this.ctx.blockConcurrencyWhile(async () => {
      await this.ctx.storage.deleteAll();
      this.#settings = { ...defaultSettings(), clockAheadMs };
      this.#faults = [];
      this.#log.clear();
      await this.#open();
      this.#save("settings", this.#settings);
    });
  }

  /**
   * Seeds a new world, and one that another version of the sandbox has stored with other tables; loads the stored switches,
   * then fills the days since the last visit.
   */
  async #open(): Promise<void> {
    if (this.#storedSchema() !== worldSchema().fingerprint) {
      await this.ctx.storage.deleteAll();
      await seedWorld(this.#db, Date.now() + this.#settings.clockAheadMs);
      keepDrawSeed(this.#db, this.ctx.id.toString());
    }
    const settings = readSetting(this.#db, "settings");
    const faults = readSetting(this.#db, "faults");
    // Defaults first: a world stored earlier may lack newer settings.
    if (settings !== undefined) this.#settings = { ...defaultSettings(), ...JSON.parse(settings) };
    if (faults !== undefined) this.#faults = JSON.parse(faults);
    const calls = readSetting(this.#db, "calls");
    if (calls !== undefined) this.#log.restore(JSON.parse(calls));
    this.#liveOn();
  }

  /** The fingerprint of the stored tables; undefined for a new world, and for one without fingerprint. */
  #storedSchema(): string | undefined {
    const [table] = this.ctx.storage.sql
      .exec("select 1 from sqlite_master where name = 'setting'")
      .toArray();
    return table && readSetting(this.#db, "schema");
  }

  /** Fills the days since the last one. It is synchronous, so parallel requests fill a day only once. */
  #liveOn(): void {
    const { clockAheadMs } = this.#settings;
    const now = Date.now() + clockAheadMs;
    liveOn(this.#db, now);
    this.#turnsAt = nextTurn(now) - clockAheadMs;
  }

  /** Stores the latest calls once nobody calls, because the runtime ends an object that nobody has used for ten seconds. */
  #saveCallsSoon(): void {
    clearTimeout(this.#saveCalls);
    const save = () => this.#save("calls", this.#log.list().slice(-storedCalls));
    this.#saveCalls = setTimeout(save, 2000);
  }

  #save(key: string, value: unknown): void {
    writeSettings(this.#db, { [key]: JSON.stringify(value) });
  }
}
