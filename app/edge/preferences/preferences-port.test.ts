import { expect, it, vi } from "vitest";
import type { SessionAccount } from "../../../gateway/request/session-port.ts";
import { createPreferencesPort } from "./preferences-port.ts";

const account: SessionAccount = {
  id: "7",
  account: "agent1",
  nickname: "Agent",
  type: 0,
  role: "AGENT",
  currency: null,
};
const other: SessionAccount = { ...account, id: "8" };
const record = { kind: "setting", key: "start", value: "1" } as const;

it("N7 a request reads the same list of records once, and again after a change", async () => {
  const list = vi.fn(async () => [record]);
  const store = {
    list,
    some: async () => [],
    find: async () => null,
    put: async () => true,
    remove: async () => false,
    erase: async () => undefined,
  };
  const settings = { brand: "aurora", origin: "https://platform.example" };
  const port = createPreferencesPort({ getByName: () => store }, settings);
  const read = (of = account) => Promise.all([port.list(of, ["view"]), port.list(of, ["view"])]);
  expect(await read()).toEqual([[record], [record]]);
  expect(list).toHaveBeenCalledTimes(1);
  await port.list(account, ["view", "setting"]);
  await read(other);
  expect(list).toHaveBeenCalledTimes(3);
  for (const change of [() => port.put(account, record), () => port.remove(account, "view", "1")]) {
    await change();
    list.mockClear();
    await read();
    expect(list).toHaveBeenCalledTimes(1);
  }
});
