import { spawn } from "node:child_process";
import { afterEach, expect, it, vi } from "vitest";
import { root } from "../../tooling/command/paths.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { runCommand, type Spawned } from "../support/spawned.mjs";

let running: Spawned | null = null;
afterEach(async () => {
  await running?.interrupt();
  running = null;
});

it("npm start starts the portal, prints how to use it, and Ctrl-C ends it", async () => {
  const port = await freePort();
  const sandboxPort = await freePort();
  running = runCommand("start.mjs", { PORT: String(port), SANDBOX_PORT: String(sandboxPort) });
  const output = await running.waitForOutput(/Ctrl-C ends it/);
  const origin = `http://localhost:${port}`;
  expect(output).toContain(`${origin}/graphql`);
  expect(output).toContain("?dev-country=KP");
  for (const name of ["player1", "trial1", "agent1", "agent2"]) expect(output).toContain(name);

  const home = await fetch(`${origin}/`, { headers: { accept: "text/html" } });
  expect(home.status).toBe(200);
  const html = await home.text();
  const picture = html.match(new RegExp(`http://localhost:${sandboxPort}/media/[^"\\s]+`))?.[0];
  expect(picture).toBeDefined();
  const drawn = await fetch((picture ?? "").replaceAll("&amp;", "&"));
  expect(drawn.headers.get("content-type")).toContain("image/svg+xml");

  const blocked = await fetch(`${origin}/`, { headers: { "x-dev-country": "KP" } });
  expect(blocked.status).toBe(451);

  expect(await running.interrupt()).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
});

it("SIGTERM to npm ends the portal and the sandbox, so that the next start finds both ports free", async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const npm = spawn("npm", ["start"], { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  npm.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await vi.waitFor(() => expect(output).toMatch(/Ctrl-C ends it/), { timeout: 240_000 });
  npm.kill("SIGTERM");
  for (const each of [port, sandboxPort]) {
    const connect = () => fetch(`http://127.0.0.1:${each}/`);
    await vi.waitFor(() => expect(connect()).rejects.toThrow(), { timeout: 60_000 });
  }
}, 400_000);
