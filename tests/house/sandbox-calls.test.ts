import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { type Call, isCall } from "../../sandbox/http/call.ts";
import { allCalls } from "../../sandbox/http/calls.ts";
import { root, sourcesIn, textOf } from "./sources.ts";

/** The calls that the sandbox's domain files create, whether `sandbox/http/calls.ts` imports the file or not. */
async function madeCalls(): Promise<Call[]> {
  const files = sourcesIn(["sandbox/domains"], /(?<!\.test)\.ts$/).filter((file) =>
    /\bdefineCall\(/.test(textOf(file)),
  );
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(pathToFileURL(join(root, file)).href)),
  );
  return modules.flatMap((module) => Object.values(module).flat()).filter(isCall);
}

it("the sandbox answers every call that a domain file exports, exactly once", async () => {
  const ids = allCalls.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const made = await madeCalls();
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((call) => !allCalls.includes(call)).map(({ id }) => id)).toEqual([]);
});
