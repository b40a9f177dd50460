import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkNode, checkWritable, portFrom } from "../tooling/command/preflight.mjs";
import { Refusal } from "../tooling/command/refusal.mjs";

const script = new URL("./start.mjs", import.meta.url).pathname;
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const undo of cleanUp.splice(0)) undo();
});

/** Runs the script of `npm start` for at most a minute; refusals come much earlier. */
function start(env: Record<string, string>, nodeFlags: string[] = [], file = script) {
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = spawn(process.execPath, [...nodeFlags, file], {
      env: { ...process.env, ...env },
      timeout: 60_000,
    });
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.stderr.on("data", (chunk) => {
      text += chunk;
    });
    child.once("close", (code) => resolve({ code, text: text.trim() }));
  });
}

function occupy(): Promise<number> {
  return new Promise((resolve) => {
    const server: Server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      cleanUp.push(() => server.close());
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

const oneSentence = (text: string) => expect(text.split("\n")).toHaveLength(1);

describe("npm start refuses in one sentence", () => {
  it("names a busy portal port and how to choose another", async () => {
    const port = await occupy();
    const { code, text } = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} for the portal is already in use`);
    expect(text).toMatch(/PORT=\d+ npm start/);
    oneSentence(text);
  });

  it("names a busy sandbox port and its own variable", async () => {
    const port = await occupy();
    const free = await occupy();
    cleanUp.pop()?.();
    const { code, text } = await start({ PORT: String(free), SANDBOX_PORT: String(port) });
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} for the sandbox`);
    expect(text).toMatch(/SANDBOX_PORT=\d+ npm start/);
    oneSentence(text);
  });

  it("refuses an invalid port", async () => {
    const { code, text } = await start({ PORT: "web" });
    expect(code).toBe(1);
    expect(text).toBe("PORT=web is no port; choose a number from 1 to 65535.");
  });

  it("refuses an old Node and names the required version", async () => {
    const older = `data:text/javascript,${encodeURIComponent(
      'Object.defineProperty(process.versions, "node", { value: "18.20.4" });',
    )}`;
    const { code, text } = await start({}, ["--import", older]);
    expect(code).toBe(1);
    expect(text).toContain("needs Node 20.19 or newer; this is Node 18.20.4");
    oneSentence(text);
  });
});

describe("npm start without write permission", () => {
  it("names the folder that isn't writable and how to fix it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "portico-"));
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    for (const part of ["scripts", "tooling"]) {
      cpSync(join(dirname(script), "..", part), join(folder, part), { recursive: true });
    }
    // A file in place of the folder also stops root, for whom permission bits don't count.
    writeFileSync(join(folder, ".portico"), "");
    const { code, text } = await start({}, [], join(folder, "scripts", "start.mjs"));
    expect(code).toBe(1);
    expect(text).toContain(`can't write to ${folder}; give your user write permission`);
    oneSentence(text);
  });
});

describe("the checks before a start", () => {
  it("accepts 20.19 and everything after it, refuses everything before", () => {
    for (const good of ["20.19.0", "20.20.2", "22.1.0", "24.0.0"]) checkNode(good);
    for (const old of ["20.18.3", "18.20.4", "9.11.2"]) {
      expect(() => checkNode(old)).toThrow(Refusal);
    }
  });

  it("names a folder that isn't writable", () => {
    const folder = mkdtempSync(join(tmpdir(), "portico-"));
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    checkWritable(folder, join(folder, ".portico"));
    // A file in place of the folder also stops root, for whom permission bits don't count.
    const blocked = join(script, ".portico");
    expect(() => checkWritable(folder, blocked)).toThrow(`can't write to ${folder}`);
  });

  it("reads ports from the environment, with defaults", () => {
    expect(portFrom("PORT", 8788, {})).toBe(8788);
    expect(portFrom("PORT", 8788, { PORT: "9000" })).toBe(9000);
    for (const bad of ["0", "65536", "80.5", "x"]) {
      expect(() => portFrom("PORT", 8788, { PORT: bad })).toThrow(Refusal);
    }
  });
});
