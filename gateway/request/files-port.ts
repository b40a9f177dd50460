/** How the gateway reaches the files that an agent has made in the background (N12, decision 0053). */
import type {
  AgentFileFormat,
  AgentFileReport,
  AgentFileRhythm,
  AgentFileScheduleState,
  AgentFileState,
} from "../generated/resolver-types.ts";
import type { AccountId, SessionAccount } from "./session-port.ts";

/** How many files of an agent are made at the same time. */
export const mostRunningFiles = 3;
/** How many files of an agent are kept, with those that are being made, and how many bytes they have together. */
export const maxStoredFiles = 20;
export const maxStoredBytes = 5_000_000_000;

/** How many schedules an agent has at most. */
export const mostSchedules = 10;

/** A file that comes by itself. */
export interface ScheduleRequest {
  name: string;
  report: AgentFileReport;
  format: AgentFileFormat;
  /** The view's parameters; its days are resolved when a file is due. */
  search: string;
  every: AgentFileRhythm;
  /** Of the brand's zone. */
  hour: number;
}

/** A schedule as its owner sees it. Times are in ms since the epoch. */
export interface ScheduleModel extends ScheduleRequest {
  id: string;
  state: AgentFileScheduleState;
  nextAt: number;
  expiresAt: number;
}

/** Why no file can be begun now: as many are being made as may be, or as many are kept. */
export type NoRoom = "TOO_MANY" | "TOO_MANY_KEPT";

/** What a file is made of. */
export interface FileRequest {
  report: AgentFileReport;
  format: AgentFileFormat;
  /** The filters of the report's page, as its address has them. */
  filters: string;
  /** In ms since the epoch; `to` is the moment after the last. */
  range: { from: number; to: number };
}

/** A file as its owner sees it. Times are in ms since the epoch. */
export interface AgentFileModel extends FileRequest {
  id: string;
  state: AgentFileState;
  /** From when on it has everything, where its range begins before (N27). */
  since: number | null;
  requestedAt: number;
  /** Rows that were read so far. */
  rows: number;
  /** All rows, where the platform counts them. */
  total: number | null;
  /** The size of a file that is ready, in bytes. */
  bytes: number | null;
  /** When it is deleted; null while it is being made. */
  expiresAt: number | null;
}

/** The viewer's files: they are read when a field asks for them. */
export interface AgentFilesModel {
  most: number;
}

/** The files of one agent; nobody else can name them. */
export interface FilesPort {
  list(account: AccountId): Promise<AgentFileModel[]>;
  /**
   * Begins a file, if there is room for it.
   * @param token of the platform; a sealed copy is kept until the file has ended
   * @param session the name of the session's object: the file stops when it ends
   */
  start(
    account: SessionAccount,
    request: FileRequest,
    token: string,
    session: string,
  ): Promise<{ id: string } | NoRoom>;
  /** Begins an ended file again, with rows up to now. `null` for an unknown one. */
  restart(
    account: SessionAccount,
    id: string,
    token: string,
    session: string,
  ): Promise<{ id: string } | NoRoom | null>;
  /** Stops and deletes a file; false for an unknown one. */
  remove(account: SessionAccount, id: string): Promise<boolean>;
  schedules(account: AccountId): Promise<ScheduleModel[]>;
  /**
   * Keeps a schedule; `null` where there are as many as may be. One like another that goes on is that one, and not new:
   * a second press makes no second file.
   * @param from a token of the platform that only reads; a sealed copy is kept until the schedule ends
   */
  schedule(
    account: SessionAccount,
    request: ScheduleRequest,
    from: { token: string; expiresAt: number },
  ): Promise<{ id: string; isNew: boolean } | null>;
  /** Ends a schedule; its token is the caller's to end. `null` for an unknown one. */
  endSchedule(account: SessionAccount, id: string): Promise<{ token: string | null } | null>;
  /** Deletes all files and schedules (G36). Returns the tokens of the schedules, which have to be ended. */
  erase(account: AccountId): Promise<string[]>;
}
