import { expect, it } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { createFilesPort } from "~/edge/files/files-port.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { aurora } from "../../../brands/aurora.ts";
import type { SessionAccount } from "../../../gateway/request/session-port.ts";
import { createReportAccessPort } from "./access-port.ts";

const account: SessionAccount = {
  id: "7",
  account: "agent1",
  nickname: "A",
  type: 1,
  role: "AGENT",
  currency: "USD",
};
const token = { token: "read-only", expiresAt: 9e12 };
const view = {
  name: "Month",
  report: "PROFIT" as const,
  format: "CSV" as const,
  search: "",
  every: "DAILY" as const,
  hour: 6,
};

/** Ports over an object that keeps what it gets and then fails, as where an alarm can't be set or an answer is lost. */
function portsOverFailing() {
  const stored: string[] = [];
  const add = async ({ id }: { id: string }) => {
    stored.push(id);
    throw new Error("storage");
  };
  const remove = async (id: string) => {
    stored.splice(stored.indexOf(id), 1);
  };
  const object = {
    schedule: add,
    addKey: add,
    addHook: add,
    endSchedule: remove,
    removeKey: remove,
    removeHook: remove,
  };
  const stores = { getByName: () => object };
  const configuration = {
    brand: aurora,
    sessionKeys: { current: "k".repeat(43), previous: null },
    agentFiles: { stores },
    reportAccess: stores,
  } as unknown as Configuration;
  const context = { language: { tag: "en" }, world: "w", now: Date.now };
  const [files, access] = [
    createFilesPort(configuration, context as RequestContext, "https://platform.example"),
    createReportAccessPort(configuration, context as RequestContext, "https://platform.example"),
  ];
  if (!files || !access) throw new Error("no port");
  return { files, access, stored };
}

it("N24 N25 a schedule, a key and a hook whose storing failed leave nothing behind with a token that has ended", async () => {
  const { files, access, stored } = portsOverFailing();
  const tries = [
    () => files.schedule(account, view, token),
    () => access.createKey(account, "Books", token),
    () => access.createHook(account, "https://hooks.agency.com/", [], token),
  ];
  for (const attempt of tries) {
    await expect(attempt()).rejects.toThrow("storage");
    expect(stored).toEqual([]);
  }
});
