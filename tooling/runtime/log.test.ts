import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, it } from "vitest";
import { runtimeLog } from "./log.mjs";

async function shown(level: "info" | "warn", lines: string[]): Promise<string[]> {
  const seen: string[] = [];
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  runtimeLog(level, (text) => seen.push(text))(stdout, stderr);
  stderr.end();
  stdout.end(`${lines.join("\n")}\n`);
  await Promise.all([stdout, stderr].map((stream) => finished(stream)));
  // The line reader gets the end after the stream itself.
  await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

const request = '{"level":"info","event":"request","path":"/","status":200}';
const trouble = '{"level":"warn","event":"platform","id":"C45","reasons":["slow"]}';

it("shows the Workers' lines in a short form, from the given level up", async () => {
  expect(await shown("info", [request])).toEqual(["request path=/ status=200"]);
  expect(await shown("warn", [request, trouble])).toEqual([
    'warn: platform id=C45 reasons=["slow"]',
  ]);
});

it("prints lines of the runtime, except notices of broken connections", async () => {
  const lines = ["workerd/server.c++: error: no such service", "disconnected: peer", ""];
  expect(await shown("warn", lines)).toEqual([`error: ${lines[0]}`]);
});
