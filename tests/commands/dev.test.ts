import { afterEach, expect, it } from "vitest";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { signIn } from "../support/sign-in.mjs";
import { runCommand, type Spawned } from "../support/spawned.mjs";

let running: Spawned | null = null;
afterEach(async () => {
  await running?.interrupt();
  running = null;
});

it("npm run dev serves Vite's pages behind the same edge, gateway and session", async () => {
  const [port, sandboxPort, vitePort] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}`, VITE_PORT: `${vitePort}` };
  running = runCommand("dev.mjs", ports);
  await running.says(/Ctrl-C ends it/);
  const origin = `http://localhost:${port}`;
  const sandboxOrigin = `http://localhost:${sandboxPort}`;

  const home = await fetch(`${origin}/`, { headers: { accept: "text/html" } });
  const html = await home.text();
  expect(home.status, html.slice(0, 400)).toBe(200);
  expect(html.includes("virtual:remix/inject-hmr-runtime")).toBe(true);
  expect(html.includes(`${sandboxOrigin}/media/`)).toBe(true);
  expect(home.headers.get("content-security-policy")).toContain(`ws://127.0.0.1:${vitePort}`);

  const client = await fetch(`${origin}/@vite/client`);
  expect(client.headers.get("content-type")).toContain("javascript");
  const module = await fetch(`${origin}/app/root.tsx`);
  expect(module.headers.get("content-type")).toContain("javascript");

  const blocked = await fetch(`${origin}/`, { headers: { "x-dev-country": "KP" } });
  expect(blocked.status).toBe(451);

  const cookie = await signIn({ origin, sandboxOrigin }, { world: "dev-test" });
  const mine = await fetch(`${origin}/favorite`, {
    headers: { accept: "text/html", cookie, "x-dev-world": "dev-test" },
  });
  expect(mine.status).toBe(200);

  const past = await fetch(`http://127.0.0.1:${vitePort}/`, { headers: { accept: "text/html" } });
  expect(past.status).toBe(500);
  expect(await running.interrupt()).toBe(0);
});
