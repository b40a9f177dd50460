/** The check sum of zip files (ISO 3309), which goes on from an earlier one. */
const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** @param before the sum of the bytes before these */
export function crc32(bytes: Uint8Array, before: number): number {
  let sum = ~before;
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
