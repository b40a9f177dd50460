import { DurableObject } from "cloudflare:workers";
import { type Configuration, readConfiguration } from "~/edge/configuration/configuration.ts";
import { writeLog } from "~/edge/log/log.ts";
import { randomText } from "~/session/seal/base64url.ts";
import { openToken, type Sealed, sealToken } from "~/session/seal/token-seal.ts";
import {
  maxStoredBytes,
  maxStoredFiles,
  mostRunningFiles,
  type NoRoom,
} from "../../../gateway/request/files-port.ts";
import type { FileRow } from "./file-row.ts";
import { FileTables, frozenRange, isExpired, readyOf, requestOf } from "./file-tables.ts";
import { completeFile, discard, partBytes, uploadPart } from "./file-upload.ts";
import type {
  FileKey,
  FileRows,
  FileStep,
  FilesStore,
  NewFile,
  NewSchedule,
} from "./files-store.ts";
import {
  type ScheduleRow,
  ScheduleTables,
  type StoredSchedule,
  scheduleOf,
} from "./schedule-tables.ts";
import { nextDue } from "./schedule-time.ts";

/** How long a file waits after a step that failed, when no other one is to be made. */
const retryAfterMs = 30_000;
/** When an alarm that failed as a whole, such as in a deployment with wrong settings, runs again, in ms. */
const failedAfterMs = 300_000;
/** A file fails after so many failed steps in a row: some ten minutes. */
const mostTries = 20;
/** Within so many ms the same request is the same press. */
const samePressMs = 10_000;
/** How often a file that is due looks for room, where none is being made. */
const roomEveryMs = 3_600_000;
/** A due moment that is longer ago makes no file any more: ready files are kept for a week, too. */
const longestDelayMs = 7 * 86_400_000;
/** What the files of a schedule have in the place of a session: they go on when the agent signs out. */
const sessionOf = (schedule: string) => `schedule ${schedule}`;
/** How often the account is read again after the first step, in ms: its role may have changed. */
const checkEveryMs = 60_000;

type Settings = Configuration & { agentFiles: NonNullable<Configuration["agentFiles"]> };

/**
 * Makes the files of one agent (N12, decision 0053): each alarm reads one page of rows and stores its bytes here, and
 * five MiB of them become a part of the file in the bucket. So a restart goes on with the next page, memory does not
 * grow with the file, and no file can be fetched before its last row.
 */
export abstract class FilesKeeper extends DurableObject<object> implements FilesStore {
  readonly #tables: FileTables;
  readonly #schedules: ScheduleTables;
  /** Until when schedules that failed are left alone. */
  readonly #failing = new Map<string, number>();
  /** How many bytes are kept in the bucket. */
  protected get mostBytes(): number {
    return maxStoredBytes;
  }

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    this.#tables = new FileTables(state.storage.sql);
    this.#schedules = new ScheduleTables(state.storage.sql);
  }

  async list(now: number) {
    return this.#tables.list(now);
  }

  /** A second press of the same button is the file of the first. */
  async start(file: NewFile, now: number) {
    const begun = this.#tables.begun(file, now - samePressMs);
    if (begun) return { id: begun };
    const noRoom = this.#noRoom();
    if (noRoom) return noRoom;
    this.#tables.start(file, now);
    await this.ctx.storage.setAlarm(Date.now());
    return { id: file.id };
  }

  async restart(id: string, key: FileKey, now: number) {
    const row = this.#tables.find(id);
    if (!row || row.state === "RUNNING" || row.state === "DONE") return null;
    const noRoom = this.#noRoom();
    if (noRoom) return noRoom;
    this.#tables.restart(id, key, now);
    await this.ctx.storage.setAlarm(Date.now());
    return { id };
  }

  async remove(id: string): Promise<boolean> {
    const row = this.#tables.find(id);
    if (!row) return false;
    this.#tables.drop(id);
    await this.#discard(row);
    return true;
  }

  async schedules(now: number) {
    return this.#schedules.list(now);
  }

  async schedule(schedule: NewSchedule, now: number): Promise<string | null> {
    const same = this.#schedules.same(schedule, now);
    if (same !== null) return same;
    const nextAt = nextDue(schedule, this.#settings().brand.gmtOffset, now);
    if (!this.#schedules.add(schedule, nextAt)) return null;
    await this.#wake();
    return schedule.id;
  }

  async endSchedule(id: string, now: number): Promise<string | null | undefined> {
    const row = this.#schedules.remove(id);
    await this.sessionEnded(sessionOf(id), now);
    return row?.sealed;
  }

  async erase(): Promise<Sealed[]> {
    const ended = this.#schedules.removeAll();
    for (const { id } of this.#tables.list(0)) await this.remove(id);
    return ended;
  }

  async sessionEnded(session: string, now: number): Promise<void> {
    for (const row of this.#tables.ofSession(session)) await this.#end(row, "STOPPED", now);
  }

  async ready(id: string, now: number) {
    const row = this.#tables.find(id);
    return row?.state === "DONE" && !isExpired(row, now) ? readyOf(row) : null;
  }

  /** The runtime gives an alarm up that throws some times: files and schedules would stop for good. */
  override async alarm(): Promise<void> {
    try {
      for (const row of this.#tables.expired(Date.now())) await this.remove(row.id);
      await this.#startDue(Date.now());
      const row = this.#tables.next();
      if (row) await this.#step(row);
      await this.#wake();
    } catch (error) {
      logFailure(error);
      await this.ctx.storage.setAlarm(Date.now() + failedAfterMs);
    }
  }

  /** Sets the alarm for what is next: a step, a file that is due, or one that expires. */
  async #wake(): Promise<void> {
    const now = Date.now();
    const then = this.#tables.next();
    if (then) return this.ctx.storage.setAlarm(now + (then.tries > 0 ? retryAfterMs : 0));
    // What is due already has found no room.
    const dueAt = this.#schedules.nextAt(now, now + roomEveryMs);
    const moments = [dueAt, this.#tables.nextExpiry()].filter((at) => at !== null);
    if (moments.length > 0) await this.ctx.storage.setAlarm(Math.min(...moments));
  }

  /** The days of a view at a moment, and its filters without them. The Worker's entry provides it. */
  protected abstract daysAt(
    schedule: Pick<StoredSchedule, "report" | "search">,
    gmtOffset: string,
    at: number,
  ): Pick<NewFile, "range" | "filters">;

  /** Begins the files that are due, as far as there is room. */
  async #startDue(now: number): Promise<void> {
    for (const row of this.#schedules.due(now)) {
      if (this.#noRoom()) return;
      if ((this.#failing.get(row.id) ?? 0) > now) continue;
      // One that fails stays due, and holds up neither the others nor the files that are being made.
      await this.#startScheduled(row, now).catch((error: unknown) => {
        this.#failing.set(row.id, now + roomEveryMs);
        logFailure(error);
      });
    }
  }

  async #startScheduled(row: ScheduleRow, now: number): Promise<void> {
    const { sessionKeys, brand } = this.#settings();
    const { id: schedule, sealed, next_at: dueAt } = row;
    const opened = await openToken(sessionKeys, { id: schedule, name: schedule }, sealed ?? "");
    if (!opened) throw new Error("a schedule's token can't be opened");
    const { name: _name, search, every, hour, ...requested } = scheduleOf(row);
    const id = randomText(16);
    const key = await sealToken(sessionKeys.current, id, opened.token);
    if (opened.resealed !== null) this.#schedules.reseal(schedule, opened.resealed);
    // It may have been ended meanwhile.
    if (!this.#schedules.due(now).some((each) => each.id === schedule)) return;
    this.#schedules.putNext(schedule, nextDue({ every, hour }, brand.gmtOffset, dueAt));
    if (dueAt < now - longestDelayMs) return;
    const days = this.daysAt({ report: requested.report, search }, brand.gmtOffset, dueAt);
    const file = { ...requested, ...days, id, sealed: key, session: sessionOf(schedule) };
    this.#tables.start(file, now);
  }

  /** Reads one page of rows. The Worker's entry provides it. */
  protected abstract read(configuration: Configuration, step: FileStep): Promise<FileRows>;

  /** Does a file's next step. */
  async #step(row: FileRow): Promise<void> {
    try {
      const { bucket } = this.#settings().agentFiles;
      const isCurrent = () => this.#isCurrent(row);
      if (this.#tables.waiting(row.id) >= partBytes) {
        await uploadPart(bucket, this.#tables, row, isCurrent);
        const isTooMuch = this.#tables.stored().bytes > this.mostBytes;
        if (isTooMuch && isCurrent()) await this.#end(row, "TOO_LARGE", Date.now());
      } else if (row.whole === 0) await this.#readRows(row);
      else {
        const bytes = await completeFile(bucket, this.#tables, row, isCurrent);
        if (!isCurrent()) await discard(bucket, row);
        else if (bytes !== null) this.#tables.end(row.id, "DONE", bytes, Date.now());
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      writeLog({ level: "error", event: "file.step.failed", reason });
      if (!this.#isCurrent(row)) return;
      this.#tables.noteTry(row.id);
      if (row.tries + 1 >= mostTries) await this.#end(row, "FAILED", Date.now());
    }
  }

  async #readRows(row: FileRow): Promise<void> {
    const settings = this.#settings();
    const { id, place, sealed, checked_at: checkedAt } = row;
    const opened = sealed && (await openToken(settings.sessionKeys, { id, name: id }, sealed));
    if (!opened) return this.#end(row, "STOPPED", Date.now());
    const checks = Date.now() - checkedAt >= checkEveryMs;
    const requested = { ...requestOf(row), range: frozenRange(row) };
    const found = await this.read(settings, {
      ...requested,
      offset: place,
      token: opened.token,
      checks,
      writer: this.#tables.writer(id),
    });
    // It was stopped or deleted meanwhile.
    if (!this.#isCurrent(row)) return;
    if (found.outcome === "ended") {
      // The platform has refused the token, or the account is no agent any more: so does its schedule.
      if (row.session) this.#schedules.end(row.session.replace(/^schedule /, ""));
      return this.#end(row, "STOPPED", Date.now());
    }
    if (found.outcome === "unavailable") throw new Error("the platform could not be read");
    if (checks) this.#tables.noteCheck(id, Date.now());
    this.#tables.addRows(id, found);
  }

  /** Ends a file without a result: token, text and parts are deleted. */
  async #end(row: FileRow, state: "STOPPED" | "FAILED" | "TOO_LARGE", now: number): Promise<void> {
    const last = this.#tables.find(row.id) ?? row;
    this.#tables.end(row.id, state, 0, now);
    await this.#discard(last);
  }

  /** The bucket's own rule removes what could not be removed now. */
  async #discard(row: FileRow): Promise<void> {
    await discard(this.#settings().agentFiles.bucket, row).catch((error: unknown) =>
      writeLog({ level: "error", event: "file.discard.failed", reason: String(error) }),
    );
  }

  /** What an agent has made is never deleted for a new file: he decides what goes. */
  #noRoom(): NoRoom | null {
    const { running, ready, bytes } = this.#tables.stored();
    if (running >= mostRunningFiles) return "TOO_MANY";
    const isFull = running + ready >= maxStoredFiles || bytes >= this.mostBytes;
    return isFull ? "TOO_MANY_KEPT" : null;
  }

  #isCurrent({ id, run }: FileRow): boolean {
    const row = this.#tables.find(id);
    return row?.run === run && row.state === "RUNNING";
  }

  #settings(): Settings {
    const configuration = readConfiguration(this.env);
    const agentFiles = "brand" in configuration ? configuration.agentFiles : null;
    if (!("brand" in configuration) || !agentFiles) throw new Error("there is no bucket for files");
    return { ...configuration, agentFiles };
  }
}

function logFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  writeLog({ level: "error", event: "alarm.failed", name: "files", reason });
}
