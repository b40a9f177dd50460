import { expect, it, vi } from "vitest";
import { redact, writeLog } from "./log.ts";

const jwe = `eyJhbGciOiJSU0EtT0FFUCJ9.${"k".repeat(40)}.aXZpdml2aXY.${"c".repeat(30)}.dGFndGFn`;
const planted = {
  token: "planted-1",
  newPassword: "planted-2",
  Authorization: "planted-3",
  nested: [{ cookie: "planted-4", deeper: { balance: "planted-5", accountName: "planted-6" } }],
  message: `call failed with Bearer planted-7 and ${jwe} for __Host-sid=${"p".repeat(43)}`,
};

it("strikes out planted secrets, by name and by shape", () => {
  const text = JSON.stringify(redact(planted));
  expect(text).not.toMatch(/planted-\d/);
  expect(text).not.toContain("kkkkkkkkkk");
  expect(text).not.toContain("pppppppppp");
});

it("keeps what a reader needs", () => {
  const line = {
    event: "request",
    requestId: crypto.randomUUID(),
    path: "/slots",
    ms: 12,
    hasToken: true,
  };
  expect(redact(line)).toEqual(line);
});

it("writes one JSON line, to the stream of its level", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  writeLog({ level: "info", event: "request", path: "/a\nb" });
  writeLog({ level: "error", event: "unexpected", token: "planted" });
  expect(info.mock.calls).toEqual([['{"level":"info","event":"request","path":"/a\\nb"}']]);
  expect(error.mock.calls).toEqual([['{"level":"error","event":"unexpected","token":"[struck]"}']]);
  vi.restoreAllMocks();
});
