import { createServer, type Server } from "node:http";
import { afterEach, beforeAll, expect, it } from "vitest";
import { build } from "../../tooling/build/build.mjs";
import { bannerOf } from "../../tooling/runtime/banner.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { platformRequested, runtimeOptions, startRuntime } from "../../tooling/runtime/runtime.mjs";
import { makeSecrets, sandboxKeys } from "../../tooling/runtime/secrets.mjs";

beforeAll(async () => {
  if (!process.env.PORTICO_BUILT) await build({ say: () => {} });
});

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A platform that refuses everything and records its requests. */
async function platform() {
  const requested: string[] = [];
  const server: Server = createServer((request, answer) => {
    requested.push(request.url ?? "");
    answer.setHeader("content-type", "application/json");
    answer.end('{"success":false,"errorCode":"not.today"}');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  ends.push(() => server.close());
  return { requested, origin: `http://127.0.0.1:${port}` };
}

it("one setting points the portal at another platform: it is called and shown, and nothing comes from the sandbox", async () => {
  const { requested, origin } = await platform();
  const sandboxPort = await freePort();
  const portal = await startRuntime({
    port: 0,
    sandboxPort,
    state: null,
    secrets: makeSecrets(),
    vars: { PLATFORM_ORIGIN: origin },
  });
  ends.push(portal.stop);
  const home = await fetch(portal.origin, { headers: { accept: "text/html" } });
  expect(home.status).toBe(200);
  expect(await home.text()).not.toContain(`:${sandboxPort}`);
  expect(home.headers.get("content-security-policy")).not.toContain(`:${sandboxPort}`);
  expect(requested.some((path) => path.startsWith("/wps/system/status"))).toBe(true);
  expect(portal.platformOrigin).toBe(origin);
  const reported = await bannerOf(portal);
  expect(reported).toContain(origin);
  expect(reported).not.toMatch(/sandbox|player1/);
});

it("payloads for each platform are encrypted with its own keys", () => {
  const own = makeSecrets().PLATFORM_JWKS;
  const secrets = { ...makeSecrets(), PLATFORM_JWKS: own };
  const base = { port: 0, sandboxPort: 8789, state: null, secrets };
  const keysOf = (settings: ReturnType<typeof runtimeOptions>) =>
    settings.workers[0]?.bindings.PLATFORM_JWKS;
  const there = runtimeOptions({ ...base, vars: { PLATFORM_ORIGIN: "https://api.casino.games" } });
  expect(keysOf(there)).toBe(own);
  expect(platformRequested(there)).toBe("https://api.casino.games");
  const here = runtimeOptions(base);
  expect(keysOf(here)).toBe(sandboxKeys(secrets));
  expect(platformRequested(here)).toBeNull();
});
