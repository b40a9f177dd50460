import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { root } from "../house/sources.ts";
import { copyRepository } from "../support/copied-repository.mjs";
import { edits, read, seen } from "../support/dev-edits.mjs";
import { signIn } from "../support/sign-in.mjs";
import { runCommand, type Spawned } from "../support/spawned.mjs";

/** `npm run dev` in a fresh copy of the repository with its own state, because the test edits sources. */
const copy = copyRepository(root);
let running: Spawned;
let origin = "";
let sandboxOrigin = "";
let vitePort = 0;

beforeAll(async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  vitePort = await freePort();
  const ports = { PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}`, VITE_PORT: `${vitePort}` };
  running = runCommand("dev.mjs", ports, copy.folder);
  await running.waitForOutput(/Ctrl-C ends it/);
  origin = `http://localhost:${port}`;
  sandboxOrigin = `http://localhost:${sandboxPort}`;
});
afterAll(async () => {
  await running?.interrupt();
  copy.remove();
});

it("npm run dev serves pages through Vite with the same edge, gateway and session", async () => {
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
  const mark = await fetch(`${origin}/brands/aurora/mark.svg`);
  expect(mark.headers.get("content-type")).toContain("image/svg+xml");
  const playground = await fetch(`${origin}/playground/playground.js`);
  expect(playground.status).toBe(200);

  const blocked = await fetch(`${origin}/`, { headers: { "x-dev-country": "KP" } });
  expect(blocked.status).toBe(451);
  // A route's handle and action, which the edge reads from the sources.
  const form = {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(),
  };
  expect((await fetch(`${origin}/help`, form)).status).toBe(405);

  const cookie = await signIn({ origin, sandboxOrigin }, { world: "dev-test" });
  const favorites = await fetch(`${origin}/favorite`, {
    headers: { accept: "text/html", cookie, "x-dev-world": "dev-test" },
  });
  expect(favorites.status).toBe(200);

  const past = await fetch(`http://127.0.0.1:${vitePort}/`, { headers: { accept: "text/html" } });
  expect(past.status).toBe(500);
});

it.each(edits)("npm run dev shows an edit of a $kind without a restart", async (edit) => {
  expect(await read(origin, edit.at)).not.toContain(edit.shows);
  copy.edit(edit.file, edit.text, edit.by);
  // `npm run bench -- dev` measures the time; this limit only ends a test that hangs.
  await seen(origin, edit);
  expect(running.text()).not.toContain("restarting server");
});

it("npm run dev ends with Ctrl-C", async () => {
  expect(await running.interrupt()).toBe(0);
});
