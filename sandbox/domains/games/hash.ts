/** A well-mixed 32-bit number of two whole numbers: the same for the same, on every machine. */
export function hash32(value: number, salt: number): number {
  let mixed = Math.imul(value ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0x27d4eb2f);
  mixed ^= mixed >>> 16;
  return mixed >>> 0;
}
