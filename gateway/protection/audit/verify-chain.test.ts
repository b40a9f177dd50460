/** Each way to tamper with random chains is found; untouched chains pass. */
import { describe, expect, it } from "vitest";
import {
  type AuditDraft,
  type AuditEntry,
  auditKinds,
  beginningOf,
  type ChainPoint,
  canonicalJson,
  follow,
  hashOf,
} from "./audit-entry.ts";
import { verifyChain } from "./verify-chain.ts";

/** A pseudo-random number generator (mulberry32), so that a failing chain can be built again from its seed. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % most;
  };
}
type Random = ReturnType<typeof randomOf>;

const draft = (random: Random, id: string): AuditDraft => ({
  id,
  at: 1_800_000_000_000 + random(1e9),
  kind: auditKinds[random(auditKinds.length)] ?? "MONEY",
  action: `action${random(9)}`,
  role: "MEMBER",
  by: `p${random(5)}`,
  subject: `p${random(5)}`,
  requestId: `r${random(1e6)}`,
  before: random(2) ? null : { amount: `${random(100)}.00` },
  after: { amount: `${random(100)}.00`, atOnce: random(2) === 0 },
  outcome: "Success",
});

/** A chain of 3 to 14 entries; the second store has every third point and the last one. */
async function chainOf(random: Random, name: string) {
  const start = beginningOf(name);
  const entries: AuditEntry[] = [];
  let last: ChainPoint = start;
  const length = 3 + random(12);
  for (let at = 0; at < length; at += 1) {
    const entry = await follow(last, draft(random, `${name}:${at}`));
    entries.push(entry);
    last = entry;
  }
  const heads = entries.filter(({ seq }) => seq % 3 === 0 || seq === length).map(pointOf);
  return { start, entries, heads };
}

const pointOf = ({ chain, seq, hash }: AuditEntry): ChainPoint => ({ chain, seq, hash });

/** The chain from `from` on with numbers, links and hashes that fit again, as a forger would write it. */
async function rewritten(entries: AuditEntry[], start: ChainPoint): Promise<AuditEntry[]> {
  const made: AuditEntry[] = [];
  let last = start;
  for (const { hash: _, ...entry } of entries) {
    const next = { ...entry, chain: last.chain, seq: last.seq + 1, prev: last.hash };
    const whole = { ...next, hash: await hashOf(next) };
    made.push(whole);
    last = whole;
  }
  return made;
}

type Chain = Awaited<ReturnType<typeof chainOf>>;
type Tampering = (chain: Chain, random: Random) => AuditEntry[] | Promise<AuditEntry[]>;

const changed: Tampering = ({ entries }, random) => {
  const at = random(entries.length);
  return entries.map((entry, index) =>
    index === at ? { ...entry, after: { amount: "666.00" } } : entry,
  );
};
const removed: Tampering = ({ entries }, random) =>
  entries.toSpliced(random(entries.length - 1), 1);
const moved: Tampering = ({ entries }, random) => {
  const at = random(entries.length - 1);
  const [one, two] = entries.slice(at, at + 2) as [AuditEntry, AuditEntry];
  return entries.toSpliced(at, 2, two, one);
};
const inserted: Tampering = async ({ entries, start }, random) => {
  const at = random(entries.length);
  const before = entries[at - 1] ?? start;
  return entries.toSpliced(at, 0, await follow(before, draft(random, "inserted")));
};
const cut: Tampering = ({ entries }, random) => entries.slice(0, random(entries.length));
const merged: Tampering = async ({ entries }, random) => {
  const other = await chainOf(random, "other");
  return entries.toSpliced(random(entries.length), 0, ...other.entries);
};
/** As each of these, with all hashes made anew. */
const again =
  (tampering: Tampering): Tampering =>
  async (chain, random) =>
    rewritten(await tampering(chain, random), chain.start);

const tamperings = {
  changed,
  removed,
  moved,
  inserted,
  cut,
  merged,
  "changed and written anew": again(changed),
  "removed and written anew": again(removed),
  "moved and written anew": again(moved),
  "inserted and written anew": again(inserted),
  "merged and written anew": again(merged),
};

describe("G35 the chain of the audit trail", () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);

  it("passes when nobody touched it, whole or from a checkpoint on", async () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const { entries, start, heads } = await chainOf(random, "brand");
      expect(await verifyChain(entries, start, { heads, drops: [] })).toMatchObject({
        sound: true,
      });
      const stored = random(entries.length);
      const checkpoint = entries[stored];
      if (!checkpoint) continue;
      const rest = entries.slice(stored + 1);
      const drop = { ...pointOf(checkpoint), at: 0, entries: stored + 1 };
      const noted = { heads, drops: [drop] };
      expect(await verifyChain(rest, pointOf(checkpoint), noted)).toMatchObject({
        sound: true,
        entries: rest.length,
        drops: [drop],
      });
    }
  });

  it.each(Object.entries(tamperings))("is found to be tampered with: %s", async (_name, tamper) => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const chain = await chainOf(random, "brand");
      const result = await verifyChain(await tamper(chain, random), chain.start, {
        heads: chain.heads,
        drops: [],
      });
      expect(result, `seed ${seed}`).toMatchObject({ sound: false });
    }
  });

  it("a beginning that was removed is found, unless the second store knows of just that drop", async () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const { entries, heads } = await chainOf(random, "brand");
      const removed = 1 + random(entries.length - 1);
      const last = entries[removed - 1];
      const before = entries[removed - 2];
      if (!last) throw new Error("no entry");
      const rest = entries.slice(removed);
      const finding = { problem: "CUT_BEGINNING", seq: last.seq };
      // The trail's own checkpoint fits, as whoever can write there would leave it.
      const found = await verifyChain(rest, pointOf(last), { heads, drops: [] });
      expect(found, `seed ${seed}`).toMatchObject({ sound: false, findings: [finding] });
      // Less was planned, or another entry.
      for (const drop of [
        ...(before ? [pointOf(before)] : []),
        { ...pointOf(last), hash: "0".repeat(64) },
      ]) {
        const drops = [{ ...drop, at: 0, entries: 1 }];
        const partly = await verifyChain(rest, pointOf(last), { heads, drops });
        expect(partly).toMatchObject({ sound: false, findings: [finding] });
      }
    }
  });

  it("an unreadable row is a finding, and what follows is verified", async () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const { entries, start, heads } = await chainOf(random, "brand");
      const at = random(entries.length);
      const unreadable = { seq: at + 1, unreadable: true } as const;
      const damaged = entries.toSpliced(at, 1, unreadable as never);
      const noted = { heads, drops: [] };
      const finding = { problem: "UNREADABLE_ENTRY", seq: at + 1 };
      expect(await verifyChain(damaged, start, noted)).toEqual({
        sound: false,
        findings: [finding],
        entries: entries.length,
        drops: [],
      });
      if (at + 2 > entries.length) continue;
      const changedToo = damaged.with(-1, { ...entries.at(-1), outcome: "forged" } as AuditEntry);
      expect(await verifyChain(changedToo, start, noted)).toMatchObject({
        findings: [finding, { problem: "CHANGED_ENTRY", seq: entries.length }],
      });
    }
  });

  it("names what is wrong, and where", async () => {
    const { entries, start, heads } = await chainOf(randomOf(7), "brand");
    const end = entries.length;
    const verify = (some: AuditEntry[]) => verifyChain(some, start, { heads, drops: [] });
    expect(await verify(entries.slice(0, -1))).toEqual({
      sound: false,
      findings: [{ problem: "CUT_END", seq: end }],
      entries: end - 1,
      drops: [],
    });
    expect(await verify(entries.toSpliced(1, 1))).toMatchObject({
      sound: false,
      findings: [{ problem: "OUT_OF_SEQUENCE", seq: 3 }],
    });
    const other = await chainOf(randomOf(8), "other");
    expect(await verify([...entries, ...other.entries])).toMatchObject({
      sound: false,
      findings: [{ problem: "FOREIGN_ENTRY", seq: 1 }],
    });
  });

  it("hashes the same facts in any order of keys alike", () => {
    expect(canonicalJson({ b: [1, null], a: { d: "x", c: undefined } })).toBe(
      '{"a":{"d":"x"},"b":[1,null]}',
    );
  });
});
