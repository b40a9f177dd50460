/**
 * A zip file that is written in steps, of which each may be in another process (N12): a step's bytes are appended to
 * those before, and the rest of its state is plain data. Each step's text is compressed on its own and ends at a whole
 * byte, so that the deflated blocks of all steps are one stream. Names are in ASCII.
 */
import { Deflate, Z_SYNC_FLUSH } from "pako";
import { crc32 } from "./crc32.ts";

interface Entry {
  name: string;
  /** Of its header, from the file's start. */
  offset: number;
  crc: number;
  /** Bytes before and after compression, each below 4 GiB. */
  plain: number;
  packed: number;
}

export interface ZipState {
  /** Bytes so far. */
  size: number;
  entries: Entry[];
}

export const emptyZip = (): ZipState => ({ size: 0, entries: [] });

/** What these fields can't hold is in fields of Zip64. */
const most32 = 0xffffffff;
const most16 = 0xffff;
/** Compressed by deflate; sizes and sum follow the entry. */
const deflated = 8;
const sizesFollow = 0x0008;
const [plainVersion, zip64Version] = [20, 45];
/** 1 January 1980: a file's moment is in its name. */
const firstDay = 0x0021;

export class ZipFile {
  readonly state: ZipState;
  readonly #taken: Uint8Array[] = [];

  /** @param state as a former step left it; it is changed */
  constructor(state: ZipState) {
    this.state = state;
  }

  /** Begins an entry. */
  open(name: string): void {
    const { size: offset, entries } = this.state;
    entries.push({ name, offset, crc: 0, plain: 0, packed: 0 });
    this.#add(
      ...uint32(0x04034b50),
      ...uint16(plainVersion, sizesFollow, deflated, 0, firstDay),
      ...uint32(0, 0, 0),
      ...uint16(name.length, 0),
      ...ascii(name),
    );
  }

  /** Adds text to the entry that was opened last. Returns the entry's size before compression. */
  add(text: string): number {
    const entry = this.#last();
    const bytes = new TextEncoder().encode(text);
    const stream = new Deflate({ raw: true });
    stream.onData = (blocks) => {
      entry.packed += blocks.length;
      this.#append(blocks);
    };
    stream.push(bytes, Z_SYNC_FLUSH);
    entry.crc = crc32(bytes, entry.crc);
    entry.plain += bytes.length;
    return entry.plain;
  }

  /** Ends the entry that was opened last. */
  close(): void {
    const entry = this.#last();
    // An empty block that is the last one.
    this.#add(3, 0);
    entry.packed += 2;
    this.#add(...uint32(0x08074b50, entry.crc, entry.packed, entry.plain));
  }

  /** Adds an entry that is complete. */
  whole(name: string, text: string): void {
    this.open(name);
    this.add(text);
    this.close();
  }

  /** Adds the directory, with which the file is complete. */
  end(): void {
    const { entries, size: start } = this.state;
    for (const entry of entries) this.#addToDirectory(entry);
    const [count, length] = [entries.length, this.state.size - start];
    if (count >= most16 || start + length >= most32) this.#addZip64End(count, start, length);
    const [few, near] = [Math.min(count, most16), Math.min(start, most32)];
    this.#add(
      ...uint32(0x06054b50),
      ...uint16(0, 0, few, few),
      ...uint32(Math.min(length, most32), near),
      ...uint16(0),
    );
  }

  /** The bytes of this step. */
  take(): Uint8Array {
    const joined = new Uint8Array(this.#taken.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const bytes of this.#taken.splice(0)) {
      joined.set(bytes, at);
      at += bytes.length;
    }
    return joined;
  }

  #addToDirectory({ name, offset, crc, plain, packed }: Entry): void {
    const isFar = offset >= most32;
    const version = isFar ? zip64Version : plainVersion;
    const far = isFar ? [...uint16(1, 8), ...uint64(offset)] : [];
    this.#add(
      ...uint32(0x02014b50),
      ...uint16(version, version, sizesFollow, deflated, 0, firstDay),
      ...uint32(crc, packed, plain),
      ...uint16(name.length, far.length, 0, 0, 0),
      ...uint32(0, Math.min(offset, most32)),
      ...ascii(name),
      ...far,
    );
  }

  #addZip64End(count: number, start: number, length: number): void {
    const end = this.state.size;
    this.#add(
      ...uint32(0x06064b50),
      ...uint64(44),
      ...uint16(zip64Version, zip64Version),
      ...uint32(0, 0),
      ...uint64(count, count, length, start),
    );
    this.#add(...uint32(0x07064b50, 0), ...uint64(end), ...uint32(1));
  }

  #last(): Entry {
    const entry = this.state.entries.at(-1);
    if (!entry) throw new Error("no entry of the zip file was opened");
    return entry;
  }

  #add(...bytes: number[]): void {
    this.#append(Uint8Array.from(bytes));
  }

  #append(bytes: Uint8Array): void {
    this.#taken.push(bytes);
    this.state.size += bytes.length;
  }
}

/** Numbers as bytes, the lowest first. */
const little = (width: number, values: readonly number[]) =>
  values.flatMap((value) =>
    Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** at) % 256),
  );
const uint16 = (...values: number[]) => little(2, values);
const uint32 = (...values: number[]) => little(4, values);
const uint64 = (...values: number[]) => little(8, values);
const ascii = (text: string) => [...new TextEncoder().encode(text)];
