import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { bounds, redact, writeLog } from "./log.ts";

const jwe = `eyJhbGciOiJSU0EtT0FFUCJ9.${"k".repeat(40)}.aXZpdml2aXY.${"c".repeat(30)}.dGFndGFn`;
const planted = {
  token: "planted-1",
  newPassword: "planted-2",
  Authorization: "planted-3",
  nested: [{ cookie: "planted-4", deeper: { balance: "planted-5", accountName: "planted-6" } }],
  message: `call failed with Bearer planted-7 and ${jwe} for __Host-sid=${"p".repeat(43)}`,
};

it("redacts planted secrets by field name and by pattern", () => {
  const text = JSON.stringify(redact(planted));
  expect(text).not.toMatch(/planted-\d/);
  expect(text).not.toContain("kkkkkkkkkk");
  expect(text).not.toContain("pppppppppp");
});

it("keeps other values", () => {
  const line = {
    event: "request",
    requestId: crypto.randomUUID(),
    path: "/slots",
    ms: 12,
    hasToken: true,
  };
  expect(redact(line)).toEqual(line);
});

describe("the cost of a line is limited", () => {
  const session = "s".repeat(43);

  it("cuts long texts, and shows no half of a token", () => {
    const start = `${"a-".repeat(bounds.text / 2 - 10)} ${session}`;
    expect(redact(start + session)).toBe(redact(start + session.repeat(100_000)));
    for (let more = 0; more < 60; more += 1) {
      const text = `${"x ".repeat(bounds.text / 2 - 30)}${".".repeat(more)} ${session}${"y ".repeat(99)}`;
      expect(redact(text)).not.toContain("ssss");
    }
    for (const long of [
      session.repeat(1e5),
      "a.".repeat(1e6),
      `Bearer${" ".repeat(1e6)}`,
      "-".repeat(1e6),
    ]) {
      expect(String(redact(long)).length).toBeLessThanOrEqual(bounds.text);
    }
  });

  it("reads no more of a value that is ten times as large", () => {
    const reads = (fields: number) => {
      let count = 0;
      const wide = Object.fromEntries(Array.from({ length: fields }, (_, n) => [`f${n}`, "text"]));
      const counting = new Proxy(wide, {
        get(target, name) {
          count += 1;
          return Reflect.get(target, name);
        },
      });
      redact({ a: counting, b: [counting, counting] });
      return count;
    };
    expect(reads(50_000)).toBe(reads(5_000));
    expect(reads(5_000)).toBeLessThanOrEqual(3 * bounds.members);
  });

  it("does not multiply a value that occurs many times", () => {
    let shared: unknown = "text";
    for (let level = 0; level < 6; level += 1) shared = Array.from({ length: 50 }, () => shared);
    expect(JSON.stringify(redact(shared)).match(/text|deep|more/g)?.length).toBeLessThanOrEqual(
      bounds.values + 50 * 50,
    );
  });

  it("its regular expressions take linear time", () => {
    const source = readFileSync(new URL("./log.ts", import.meta.url), "utf8");
    const expressions = [
      ...source.matchAll(/(?<=[=(&]\s*|^\s+)\/((?:[^/\n\\]|\\.)+)\/[a-z]*[;.)]/gm),
    ];
    expect(expressions.length).toBeGreaterThanOrEqual(5);
    for (const [, expression = ""] of expressions) {
      expect(expression, "a repetition inside a repetition").not.toMatch(/[+*}][^()]*\)[+*{]/);
      // `\b` before a repetition can match from each word of a long run to its end, which is quadratic.
      expect(expression, "a repetition from a boundary").not.toMatch(/\\b[^|]*[+*{]/);
    }
  });
});

it("logs a valid host of a refused address, and redacts others", () => {
  const line = { host: "launch-games.provider.example:8443" };
  expect(redact(line)).toEqual(line);
  const sealed = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwbGF5ZXIxIn0.c2lnbmF0dXJl";
  expect(redact({ host: sealed })).toEqual({ host: "[struck]" });
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
