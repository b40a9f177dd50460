/** The object of an account's preferences in workerd (N7, decision 0054). */
import { expect, it } from "vitest";
import { longestValue, mostRecords } from "../../../gateway/request/preferences-port.ts";
import { workerOfFile } from "../support/worker-of-file.ts";

const worker = await workerOfFile("preferences-worker", {
  durableObjects: { PREFERENCES: { className: "PreferencesObject", useSQLite: true } },
});

async function send(account: string, method: string, ...args: unknown[]): Promise<unknown> {
  const body = JSON.stringify(args);
  const answer = await worker.dispatchFetch(`http://test/${account}/${method}`, {
    method: "POST",
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const note = (key: string, value = `"${key}"`) => ({ kind: "note", key, value });

it("N7 records are kept by account, kind and key, and replaced by key", async () => {
  await send("a", "put", note("x"));
  await send("a", "put", note("x", '"later"'));
  await send("a", "put", { ...note("x"), kind: "view" });
  expect(await send("a", "list", ["note"])).toEqual([note("x", '"later"')]);
  expect(await send("a", "find", "view", "x")).toBe('"x"');
  expect(await send("b", "list", ["note", "view"])).toEqual([]);
  expect(await send("b", "find", "note", "x")).toBeNull();
  expect(await send("b", "remove", "note", "x")).toBe(false);
  expect(await send("a", "remove", "note", "x")).toBe(true);
  expect(await send("a", "list", ["note"])).toEqual([]);
});

it("N7 kinds are bounded in number, and what is there can still be changed", async () => {
  const put = (key: string) => send("full", "put", { kind: "setting", key, value: "1" });
  for (let n = 0; n < mostRecords.setting; n += 1) expect(await put(`s${n}`)).toBe(true);
  expect(await put("more")).toBe(false);
  expect(await put("s0")).toBe(true);
  await Promise.all(
    Array.from({ length: mostRecords.template + 5 }, (_, n) =>
      send("full", "put", { kind: "template", key: `t${n}`, value: "1" }),
    ),
  );
  expect(await send("full", "list", ["template"])).toHaveLength(mostRecords.template);
});

it("N7 keys and values are bounded in length", async () => {
  await expect(send("long", "put", note("x".repeat(101)))).rejects.toThrow("too long");
  await expect(send("long", "put", note("x", "y".repeat(longestValue + 1)))).rejects.toThrow(
    "too long",
  );
  expect(await send("long", "list", ["note"])).toEqual([]);
});

it.each(["'{\"name\":'", "''", "x'00ff'", "'undefined'"])(
  "N7 a damaged record (%s) is dropped, and the others stay",
  async (value) => {
    const account = `damaged ${value.length}`;
    await send(account, "put", note("x"));
    await send(account, "put", note("y"));
    await send(account, "put", { ...note("z"), kind: "view" });
    await send(account, "exec", `UPDATE record SET value = ${value} WHERE key <> 'y'`);
    expect(await send(account, "list", ["note"])).toEqual([note("y")]);
    expect(await send(account, "find", "view", "z")).toBeNull();
    expect(await send(account, "remove", "view", "z")).toBe(false);
    expect(await send(account, "put", note("x"))).toBe(true);
    expect(await send(account, "list", ["note"])).toEqual([note("x"), note("y")]);
  },
);
