import { afterEach, expect, it } from "vitest";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { root } from "../house/sources.ts";
import { copyRepository } from "../support/copied-repository.mjs";
import { edits, read, seen } from "../support/dev-edits.mjs";
import { runCommand } from "../support/spawned.mjs";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

// The limit of the whole test only ends what hangs: `npm run bench -- dev` measures the seconds.
it("npm run dev shows an edit of each kind of source without a restart", {
  timeout: 900_000,
}, async () => {
  const copy = copyRepository(root);
  ends.push(copy.remove);
  const ports = { PORT: `${await freePort()}`, SANDBOX_PORT: `${await freePort()}` };
  const env = { ...ports, VITE_PORT: `${await freePort()}` };
  const running = runCommand("dev.mjs", env, copy.folder);
  ends.push(() => running.interrupt());
  await running.says(/Ctrl-C ends it/, 800_000);
  const origin = `http://localhost:${ports.PORT}`;
  for (const edit of edits) {
    expect(await read(origin, edit.at), edit.kind).not.toContain(edit.shows);
    copy.edit(edit.file, edit.text, edit.by);
    await seen(origin, edit);
  }
  expect(running.text()).not.toContain("restarting server");
  const home = await fetch(origin, { headers: { accept: "text/html" } });
  expect(home.status).toBe(200);
});
