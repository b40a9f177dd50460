import { crc32 as nodeCrc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { crc32 } from "./crc32.ts";
import { emptyZip, ZipFile } from "./zip-file.ts";

describe("a zip file that is written in steps", () => {
  it("N12 its sums are those of zlib, from any byte on", () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * at) >> 3);
    for (const cut of [0, 1, 777, 5000]) {
      const before = crc32(bytes.subarray(0, cut), 0);
      expect(crc32(bytes.subarray(cut), before)).toBe(nodeCrc32(bytes));
    }
  });

  it("N12 what lies behind 4 GiB is found by the fields of Zip64", () => {
    const far = 5_000_000_000;
    const zip = new ZipFile({ ...emptyZip(), size: far });
    zip.whole("a.txt", "hello");
    const directory = zip.state.size;
    zip.end();
    const file = Buffer.from(zip.take());
    const at = (place: number) => place - far;
    const end = file.length - 22;
    expect(file.readUInt32LE(end)).toBe(0x06054b50);
    expect(file.readUInt32LE(end + 16)).toBe(0xffffffff);
    const locator = end - 20;
    expect(file.readUInt32LE(locator)).toBe(0x07064b50);
    const record = at(Number(file.readBigUInt64LE(locator + 8)));
    expect(file.readUInt32LE(record)).toBe(0x06064b50);
    expect(Number(file.readBigUInt64LE(record + 24))).toBe(1);
    expect(Number(file.readBigUInt64LE(record + 48))).toBe(directory);
    const entry = at(directory);
    expect(file.readUInt32LE(entry)).toBe(0x02014b50);
    expect(file.readUInt32LE(entry + 42)).toBe(0xffffffff);
    const extra = entry + 46 + "a.txt".length;
    expect([file.readUInt16LE(extra), file.readUInt16LE(extra + 2)]).toEqual([1, 8]);
    expect(Number(file.readBigUInt64LE(extra + 4))).toBe(far);
  });

  it("N12 nothing of Zip64 is in a file below 4 GiB", () => {
    const zip = new ZipFile(emptyZip());
    zip.whole("a.txt", "hello");
    zip.end();
    const file = Buffer.from(zip.take());
    expect(file.includes(Buffer.from([0x50, 0x4b, 6, 6]))).toBe(false);
    expect(file.readUInt32LE(file.length - 6)).toBe(file.indexOf(Buffer.from([0x50, 0x4b, 1, 2])));
  });
});
