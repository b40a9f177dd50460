/** The RPC methods of the object that makes an agent's files (N12, decision 0053). All values are plain data. */
import type { Sealed } from "~/session/seal/token-seal.ts";
import type {
  AgentFileModel,
  FileRequest,
  NoRoom,
  ScheduleModel,
  ScheduleRequest,
} from "../../../gateway/request/files-port.ts";
import type { SessionAccount } from "../../../gateway/request/session-port.ts";

/** What a file is made with besides its report: as the request had it. */
export interface FilePlace {
  account: SessionAccount;
  /** BCP 47 tag. */
  language: string;
  country: string | null;
  region: string | null;
  /** The sandbox's world in development. */
  world: string;
}

/** The platform's token, sealed under the file's id, and the name of its session's object. */
export interface FileKey {
  sealed: string;
  session: string;
}

export interface NewFile extends FileRequest, FilePlace, FileKey {
  id: string;
}

/** A schedule, with its token sealed under its id. */
export interface NewSchedule extends ScheduleRequest, FilePlace {
  id: string;
  sealed: string;
  expiresAt: number;
}

/** A file that can be fetched. */
export interface ReadyFile extends FileRequest {
  /** From when on it has everything, where its range begins before (N27). */
  since: number | null;
  /** Its key in the bucket. */
  key: string;
  bytes: number;
}

export interface FilesStore {
  list(now: number): Promise<AgentFileModel[]>;
  start(file: NewFile, now: number): Promise<{ id: string } | NoRoom>;
  restart(id: string, key: FileKey, now: number): Promise<{ id: string } | NoRoom | null>;
  remove(id: string): Promise<boolean>;
  schedules(now: number): Promise<ScheduleModel[]>;
  /** The id of the schedule, or of the same one that goes on already; null where there are as many as may be. */
  schedule(schedule: NewSchedule, now: number): Promise<string | null>;
  /** Ends a schedule and the file that it is making. Returns its sealed token; undefined for an unknown one. */
  endSchedule(id: string, now: number): Promise<string | null | undefined>;
  /** Deletes all files and schedules; the sealed tokens of the schedules. */
  erase(): Promise<Sealed[]>;
  /** Stops the files of a session that ended, and deletes their tokens. */
  sessionEnded(session: string, now: number): Promise<void>;
  /** Null unless the file is complete and not expired. */
  ready(id: string, now: number): Promise<ReadyFile | null>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface FilesStores {
  getByName(name: string): FilesStore;
}

/** The name of an account's object: another account has another object. */
export const filesName = (brand: string, origin: string, account: string): string =>
  JSON.stringify(["files", brand, origin, account]);

/** What one step read and wrote. */
export type FileRows =
  | {
      outcome: "rows";
      bytes: Uint8Array;
      /** With what the next step goes on writing. */
      writer: string;
      /** How many rows of the platform they are: one that could not be read has its place, too. */
      places: number;
      isLast: boolean;
      total: number | null;
      /** From when on the file has everything, where its range begins before (N27). */
      since: number | null;
    }
  /** The session ended, or the account is no agent any more. */
  | { outcome: "ended" }
  /** The platform could not be read now. */
  | { outcome: "unavailable" };

/** One step: the rows from `offset` on. */
export interface FileStep extends FileRequest, FilePlace {
  offset: number;
  /** What the step before left as `writer`; null at the beginning. */
  writer: string | null;
  token: string;
  /** True in the first step and once a minute: the account is read again. */
  checks: boolean;
}
