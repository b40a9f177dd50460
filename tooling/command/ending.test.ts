import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";

const module = new URL("./ending.mjs", import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), "portico-ending-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A command of npm that listens on a port, and notes that it has stopped. */
const script = `import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { endOnSignals, endWithNpm, stopAtEnd } from ${JSON.stringify(module)};
endOnSignals();
endWithNpm();
// As a package does that wants to end the process at once.
process.on("SIGTERM", () => process.exit(9));
endOnSignals();
const server = createServer((_request, answer) => answer.end("here"));
server.listen(0, "127.0.0.1", () => writeFileSync("port", String(server.address().port)));
stopAtEnd(async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  writeFileSync("stopped", "yes");
});
`;

it("SIGTERM to npm ends what the command has started, also where the shell passes no signal on", async () => {
  writeFileSync(join(folder, "package.json"), '{"scripts":{"start":"node start.mjs"}}');
  writeFileSync(join(folder, "start.mjs"), script);
  const npm = spawn("npm", ["start"], { cwd: folder, stdio: "ignore" });
  await vi.waitFor(() => expect(existsSync(join(folder, "port"))).toBe(true), { timeout: 60_000 });
  const origin = `http://127.0.0.1:${readFileSync(join(folder, "port"), "utf8")}`;
  expect(await (await fetch(origin)).text()).toBe("here");
  npm.kill("SIGTERM");
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 30_000 });
  expect(readFileSync(join(folder, "stopped"), "utf8")).toBe("yes");
}, 100_000);
