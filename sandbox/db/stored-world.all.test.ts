import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { generateSandboxKeys, sandboxWorkerOptions } from "../boot-sandbox.mjs";

/** A world as the versions with migrations stored it. */
const oldVersion = `export class World {
  constructor({ storage }) {
    storage.sql.exec('CREATE TABLE "__drizzle_migrations" (id integer PRIMARY KEY, hash text, created_at numeric)');
    storage.sql.exec('CREATE TABLE "setting" ("key" text PRIMARY KEY NOT NULL, "value" text NOT NULL)');
    storage.sql.exec('CREATE TABLE "member" ("id" integer PRIMARY KEY NOT NULL, "account" text NOT NULL)');
    storage.sql.exec("INSERT INTO setting VALUES ('seed:accounts', '1')");
  }
  fetch() { return new Response("old"); }
}
export default { fetch: (request, env) => env.WORLD.get(env.WORLD.idFromName("default")).fetch(request) };`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portico-stored-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a version of the sandbox with the stored worlds and stops it after some requests. */
async function start<T>(version: object, work: (sandbox: Miniflare) => Promise<T>): Promise<T> {
  const { privateJwks } = await generateSandboxKeys();
  const { scriptPath } = inject("sandbox");
  const options = sandboxWorkerOptions({ scriptPath, privateJwks });
  const miniflare = new Miniflare({ ...options, ...version, durableObjectsPersist: folder });
  try {
    return await work(miniflare);
  } finally {
    await miniflare.dispose();
  }
}

it("U30 a world that was stored with other tables is seeded anew, and one with the same tables stays", async () => {
  const old = { script: oldVersion, scriptPath: undefined, modulesRoot: undefined };
  const answer = await start(old, (sandbox) => sandbox.dispatchFetch("http://localhost/"));
  expect(answer.status).toBe(200);
  const get = async (sandbox: Miniflare, name: string) => {
    const found = await sandbox.dispatchFetch(`http://localhost/__sandbox/${name}`);
    return JSON.parse(await found.text());
  };
  await start({}, async (sandbox) => {
    const [first] = await get(sandbox, "accounts");
    expect(first).toMatchObject({ account: "player1", balance: "2480.5600" });
    const body = '{"location":"JP"}';
    await sandbox.dispatchFetch("http://localhost/__sandbox/set", { method: "POST", body });
  });
  await start({}, async (sandbox) => {
    expect((await get(sandbox, "set")).location).toBe("JP");
    expect((await get(sandbox, "entries")).length).toBeGreaterThan(1000);
  });
});
