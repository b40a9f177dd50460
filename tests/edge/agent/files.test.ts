/** The object that makes an agent's files, in workerd with R2 (N12). */
import readSheets from "read-excel-file/node";
import { beforeEach, expect, it } from "vitest";
import type { AgentFileModel, ScheduleModel } from "../../../gateway/request/files-port.ts";
import { workerOfFile } from "../support/worker-of-file.ts";

const worker = await workerOfFile("files-worker", {
  durableObjects: { FILES: { className: "FilesObject", useSQLite: true } },
  r2Buckets: ["FILE_BUCKET"],
});

let owner = "";
let count = 0;
beforeEach(async () => {
  count += 1;
  owner = `agent ${count}`;
  const rows = Array.from({ length: 250 }, (_, at) => at + 1);
  const fresh = {
    state: "open",
    rows,
    width: 20,
    perStep: 100,
    failsFrom: -1,
    mostBytes: 5e9,
    calls: 0,
    most: 0,
    tokens: [],
  };
  await send("platform", fresh);
});

async function send<T>(method: string, ...args: unknown[]): Promise<T> {
  return sendAs<T>(owner, method, ...args);
}
async function sendAs<T>(as: string, method: string, ...args: unknown[]): Promise<T> {
  const body = JSON.stringify({ owner: as, method, args });
  const answer = await worker.dispatchFetch("http://test/", { method: "POST", body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text) as T;
}

interface Stored {
  files: { id: string; state: string; sealed: string | null; session: string | null }[];
  chunks: number;
  writers: number;
}
type Platform = { calls: number; most: number; tokens: string[] };
const all = { from: 0, to: 1_000_000 };
const patient = { timeout: 20_000, interval: 20 };
const begin = (id: string, session = "s1", range = all, format = "CSV") =>
  send("start", id, session, range, format);
const stateOf = async (id: string, as = owner) => {
  const files = await sendAs<AgentFileModel[]>(as, "list", Date.now());
  return files.find((file) => file.id === id)?.state ?? null;
};
const reached = (id: string, state: string | null) =>
  expect.poll(() => stateOf(id), patient).toBe(state);
const keysOf = async (id: string) => {
  const keys = await send<{ key: string; size: number }[]>("keys");
  return keys.filter(({ key }) => key.startsWith(`files/${id}-`));
};
/** Its lines without the headings. */
const linesOf = (text: string | null) => (text ?? "").split("\r\n").filter(Boolean).slice(1);
/** The headings without the byte order mark, which `text` does not have. */
const headBytes = "Number,Amount,Text\r\n".length;

it("N12 a file is made step by step, one call at a time, and is offered when it is complete", async () => {
  await send("platform", { state: "held" });
  await begin("a1");
  await begin("a2");
  await expect.poll(async () => (await send<Platform>("platform", {})).calls, patient).toBe(1);
  expect(await send("text", "a1")).toBeNull();
  expect(await stateOf("a1")).toBe("RUNNING");
  await send("platform", { state: "open" });
  await reached("a1", "DONE");
  await reached("a2", "DONE");
  const lines = linesOf(await send("text", "a1"));
  expect([lines.length, Number.parseInt(lines[0] ?? "", 10)]).toEqual([250, 1]);
  expect(new Set(lines).size).toBe(250);
  expect(await send<Platform>("platform", {})).toMatchObject({ calls: 6, most: 1 });
  const [file] = await send<AgentFileModel[]>("list", Date.now());
  expect(file).toMatchObject({ rows: 250, total: 250, bytes: 5000 + headBytes + 3 });
  const week = 7 * 86_400_000;
  expect(Math.abs((file?.expiresAt ?? 0) - Date.now() - week)).toBeLessThan(60_000);
  const stored = await send<Stored>("stored");
  expect(stored.files.every(({ sealed, session }) => sealed === null && session === null)).toBe(
    true,
  );
  expect([stored.chunks, stored.writers]).toEqual([0, 0]);
});

async function madeOverRestarts(id: string, format: string): Promise<void> {
  // So many steps that the file is not ready before its last restart.
  await send("platform", { perStep: 1 });
  await begin(id, "s1", all, format);
  for (let restarts = 0; restarts < 4; restarts += 1) {
    const { calls } = await send<Platform>("platform", {});
    await expect
      .poll(async () => (await send<Platform>("platform", {})).calls, patient)
      .toBeGreaterThan(calls);
    await send("restartObject").catch(() => undefined);
  }
  await send("hurry").catch(() => send("hurry"));
  await reached(id, "DONE");
}

it("N12 it goes on after a restart with the next page, and has each row once", async () => {
  await madeOverRestarts("b1", "CSV");
  const lines = linesOf(await send("text", "b1"));
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(
    Array.from({ length: 250 }, (_, at) => at + 1),
  );
});

it("N12 a workbook that was made over restarts has each cell of the CSV", async () => {
  await madeOverRestarts("b2", "XLSX");
  await begin("b3");
  await reached("b3", "DONE");
  const whole = await send<string>("text", "b3");
  const csv = whole.trim().split("\r\n");
  const bytes = Buffer.from(await send<number[]>("bytes", "b2"));
  const sheets = await readSheets(bytes, { parseNumber: (digits) => `number ${digits}` });
  const [head = "", ...rows] = csv;
  const cells = rows.map((line) => {
    const [number, amount, text] = line.split(",");
    return [`number ${number}`, `number ${amount}`, text];
  });
  expect(sheets.slice(1)).toEqual([{ sheet: "Sheet1", data: [head.split(","), ...cells] }]);
  expect(rows).toHaveLength(250);
  expect(await keysOf("b2")).toEqual([{ key: "files/b2-1.xlsx", size: bytes.length }]);
});

it("N12 a large file goes to the bucket in equal parts, and only the last step makes it an object", async () => {
  await send("platform", { width: 50_000 });
  await begin("c1");
  const bytes = 250 * 50_000 + headBytes;
  let text: string | null = null;
  do {
    text = await send("text", "c1");
    if (text !== null) expect(text.length).toBe(bytes);
  } while (text === null && (await stateOf("c1")) === "RUNNING");
  await reached("c1", "DONE");
  expect(await keysOf("c1")).toEqual([{ key: "files/c1-1.csv", size: bytes + 3 }]);
  const lines = linesOf(await send("text", "c1"));
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(
    Array.from({ length: 250 }, (_, at) => at + 1),
  );
  expect(lines.every(({ length }) => length === 49_998)).toBe(true);
});

it("N12 rows that arrive after the request are not in it", async () => {
  const now = Date.now();
  await send("platform", { state: "held", rows: [now - 2000, now - 1000] });
  await begin("d1", "s1", { from: 0, to: now + 86_400_000 });
  await send("platform", { state: "open", rows: [now - 2000, now - 1000, now + 600_000] });
  await reached("d1", "DONE");
  expect(linesOf(await send("text", "d1"))).toHaveLength(2);
});

it("N12 the end of its session stops it, deletes the token and offers no half file; it can be started again", async () => {
  await begin("e0", "s2", { from: 0, to: 100 });
  await reached("e0", "DONE");
  await send("platform", { state: "held" });
  await begin("e1", "s1");
  await begin("e2", "s2");
  const sealed = await send<Stored>("stored");
  expect(sealed.files.find(({ id }) => id === "e1")?.sealed).toMatch(/^[\w-]{20,}$/);
  expect(JSON.stringify(sealed)).not.toContain("token of");
  await send("sessionEnded", "s1", Date.now());
  expect(await stateOf("e1")).toBe("STOPPED");
  const stopped = (await send<Stored>("stored")).files.find(({ id }) => id === "e1");
  expect(stopped).toMatchObject({ sealed: null, session: null });
  // The step that was under way changes nothing any more.
  await send("platform", { state: "open" });
  await reached("e2", "DONE");
  expect(await stateOf("e1")).toBe("STOPPED");
  expect([await send("text", "e1"), await keysOf("e1")]).toEqual([null, []]);
  expect(await send("restart", "e1", "s3")).toEqual({ id: "e1" });
  await reached("e1", "DONE");
  expect(linesOf(await send("text", "e1"))).toHaveLength(250);
  expect((await send<Platform>("platform", {})).tokens.at(-1)).toBe("token of s3");
  // A finished file is not begun again.
  expect(await send("restart", "e1", "s3")).toBeNull();
});

it("N12 a refused token stops it, and its copy is deleted", async () => {
  await send("platform", { state: "unauthorized" });
  await begin("f1");
  await reached("f1", "STOPPED");
  expect(await send<Stored>("stored")).toMatchObject({ files: [{ sealed: null }], chunks: 0 });
});

it("N12 a platform that fails is asked again from where it was", async () => {
  await send("platform", { state: "failing" });
  await begin("g1");
  await expect.poll(async () => (await send<Platform>("platform", {})).calls, patient).toBe(1);
  expect(await stateOf("g1")).toBe("RUNNING");
  await send("platform", { state: "open" });
  await send("hurry");
  await reached("g1", "DONE");
  expect(linesOf(await send("text", "g1"))).toHaveLength(250);
});

it("N12 one that can't be read now does not hold up the others", async () => {
  await send("platform", { failsFrom: 7 });
  await begin("h1", "s1", { from: 7, to: 1_000_000 });
  await begin("h2");
  await reached("h2", "DONE");
  expect(await stateOf("h1")).toBe("RUNNING");
  await send("platform", { failsFrom: -1 });
  await send("hurry");
  await reached("h1", "DONE");
  expect(linesOf(await send("text", "h1"))).toHaveLength(244);
});

it("N12 at most three are made at once; one that is cancelled is gone and makes room", async () => {
  await send("platform", { state: "held" });
  for (const id of ["h1", "h2", "h3"]) expect(await begin(id)).toEqual({ id });
  expect(await begin("h4")).toBe("TOO_MANY");
  expect(await send("remove", "h1")).toBe(true);
  expect(await stateOf("h1")).toBeNull();
  expect(await begin("h4")).toEqual({ id: "h4" });
  await send("platform", { state: "open" });
  await reached("h4", "DONE");
  expect(await keysOf("h1")).toEqual([]);
});

it("N12 another account's file does not exist, and an expired one neither", async () => {
  await begin("i1");
  await reached("i1", "DONE");
  for (const method of ["text", "ready", "remove", "restart"]) {
    const [theirs, unknown] = [
      await sendAs("someone else", method, "i1", method === "ready" ? Date.now() : "s"),
      await sendAs("someone else", method, "nothing", method === "ready" ? Date.now() : "s"),
    ];
    expect(theirs).toEqual(unknown);
  }
  expect(await sendAs("someone else", "list", Date.now())).toEqual([]);
  expect(linesOf(await send("text", "i1"))).toHaveLength(250);
  await send("expire");
  await reached("i1", null);
  await expect.poll(() => keysOf("i1"), patient).toEqual([]);
  expect(await send("text", "i1")).toBeNull();
});

it("N12 at most twenty are kept; none is deleted for a new one, and room comes with one that is deleted", async () => {
  await send("platform", { rows: [1, 2, 3] });
  for (let at = 1; at <= 20; at += 1) {
    expect(await begin(`j${at}`)).toEqual({ id: `j${at}` });
    await reached(`j${at}`, "DONE");
  }
  expect(await begin("j21")).toBe("TOO_MANY_KEPT");
  expect(await send<AgentFileModel[]>("list", Date.now())).toHaveLength(20);
  await send("remove", "j7");
  expect(await begin("j21")).toEqual({ id: "j21" });
  await reached("j21", "DONE");
  expect(await stateOf("j1")).toBe("DONE");
});

it("N12 notes of files that were stopped take no room, and only the latest twenty stay", async () => {
  await send("platform", { state: "unauthorized" });
  for (let at = 1; at <= 24; at += 1) {
    expect(await begin(`k${at}`)).toEqual({ id: `k${at}` });
    await reached(`k${at}`, "STOPPED");
  }
  await send("platform", { state: "open" });
  expect(await begin("k25")).toEqual({ id: "k25" });
  await reached("k25", "DONE");
  const ids = (await send<AgentFileModel[]>("list", Date.now())).map(({ id }) => id);
  expect(ids).toHaveLength(21);
  expect(ids).not.toContain("k1");
  expect(ids).toContain("k24");
});

it("N12 a file that goes beyond the bytes that are kept ends, and leaves nothing in the bucket", async () => {
  await send("platform", { width: 50_000, mostBytes: 6_000_000 });
  await begin("l1");
  await reached("l1", "TOO_LARGE");
  expect([await send("text", "l1"), await keysOf("l1")]).toEqual([null, []]);
  expect(await send<Stored>("stored")).toMatchObject({ files: [{ sealed: null }], chunks: 0 });
  // Kept bytes that are as many as may be refuse the next one, also one that is begun again.
  await send("platform", { mostBytes: 100, width: 20 });
  await begin("l2");
  await reached("l2", "DONE");
  expect(await begin("l3")).toBe("TOO_MANY_KEPT");
  expect(await send("restart", "l1", "s1")).toBe("TOO_MANY_KEPT");
  await send("remove", "l2");
  expect(await send("restart", "l1", "s1")).toEqual({ id: "l1" });
});

it.each([
  "asked = '{'",
  "asked = '5'",
  `asked = '{"report":"RECORDS","filters":"","range":{"from":"x","to":1}}'`,
  `asked = '{"report":"NOTHING","filters":"","range":{"from":0,"to":1}}'`,
  "parts = 'none'",
  "requested_at = 'soon'",
  "state = 'NOWHERE'",
])("N12 a file whose row is damaged (%s) hides no other, and leaves its place", async (damage) => {
  await begin("whole");
  await reached("whole", "DONE");
  await begin("damaged");
  await reached("damaged", "DONE");
  await send("exec", `UPDATE file SET ${damage} WHERE id = 'damaged'`);
  expect(await stateOf("whole")).toBe("DONE");
  expect(await stateOf("damaged")).toBeNull();
  expect(await send("remove", "damaged")).toBe(false);
  await begin("next");
  await reached("next", "DONE");
  expect((await send<Stored>("stored")).files.map(({ id }) => id).sort()).toEqual([
    "next",
    "whole",
  ]);
});

it("N24 a file that is due is made without a session, again and again, until its token is refused", async () => {
  const schedules = () => send<ScheduleModel[]>("schedules", Date.now());
  expect(await send("schedule", "morning", "DAILY", 6)).toBe("morning");
  const [first] = await schedules();
  expect(first).toMatchObject({ id: "morning", state: "ON" });
  const isDue = () => send("exec", `UPDATE schedule SET next_at = ${Date.now() - 60_000}`);
  const files = async () =>
    (await send<AgentFileModel[]>("list", Date.now())).map(({ state }) => state);
  await isDue();
  await send("hurry");
  await expect.poll(files, patient).toEqual(["DONE"]);
  expect((await send<Platform>("platform", {})).tokens).toContain("token of morning");
  const [next] = await schedules();
  expect(next?.nextAt).toBeGreaterThan(Date.now());
  // The end of any session does not stop it; a refused token does, and ends the schedule.
  await send("platform", { state: "unauthorized" });
  await isDue();
  await send("hurry");
  await expect.poll(files, patient).toEqual(["STOPPED", "DONE"]);
  expect(await schedules()).toMatchObject([{ state: "ENDED" }]);
  expect((await send<Stored>("stored")).files.every(({ sealed }) => sealed === null)).toBe(true);
  expect(await send("endSchedule", "morning", Date.now())).toBeNull();
  expect(await schedules()).toEqual([]);
});

it("N24 a schedule that the Worker's previous key has sealed is sealed anew with its next file", async () => {
  await send("schedule", "morning", "DAILY", 6, true);
  expect(await send("openedNow", "morning")).toBeNull();
  await send("exec", `UPDATE schedule SET next_at = ${Date.now() - 60_000}`);
  await send("hurry");
  await expect.poll(() => send("openedNow", "morning"), patient).toBe("token of morning");
  const files = async () =>
    (await send<AgentFileModel[]>("list", Date.now())).map(({ state }) => state);
  await expect.poll(files, patient).toEqual(["DONE"]);
  expect((await send<Platform>("platform", {})).tokens).toContain("token of morning");
});

it("N24 a schedule that can't be begun stays due, and holds up neither others nor files", async () => {
  await send("schedule", "morning", "DAILY", 6);
  await send("schedule", "damaged", "DAILY", 5);
  await send("schedule", "sealed", "DAILY", 4);
  // The Worker's key is another one: no reason to end it.
  await send("exec", "UPDATE schedule SET sealed = 'AAAA' WHERE id = 'sealed'");
  await send(
    "exec",
    `UPDATE schedule SET next_at = ${Date.now() - 60_000},
     requested = replace(requested, 'DAILY', iif(id = 'damaged', 'NEVER', 'DAILY'))`,
  );
  await send("hurry");
  const files = async () =>
    (await send<AgentFileModel[]>("list", Date.now())).map(({ state }) => state);
  await expect.poll(files, patient).toEqual(["DONE"]);
  const states = (await send<ScheduleModel[]>("schedules", Date.now())).map(({ id, state }) => [
    id,
    state,
  ]);
  expect(states.toSorted()).toEqual([
    ["damaged", "WAITING"],
    ["morning", "ON"],
    ["sealed", "WAITING"],
  ]);
  // What was erased leaves nothing behind; what can be opened of it is the caller's to end.
  const erased = await send<{ id: string }[]>("erase");
  expect(erased.map(({ id }) => id).toSorted()).toEqual(["damaged", "morning", "sealed"]);
  expect(await send("schedules", Date.now())).toEqual([]);
  expect(await send("stored")).toEqual({ files: [], chunks: 0, writers: 0 });
});
