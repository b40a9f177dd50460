import { expect, it } from "vitest";
import { at } from "../../../tooling/command/paths.mjs";
import { bundleSize, modulesIn } from "../../../tooling/worker/bundle-size.mjs";
import { budgets } from "../../bench/budgets.mjs";

const folder = at("build/worker");
const main = "entry.worker.js";

it("the Worker with all its modules is within its budget", () => {
  expect(bundleSize(folder, main).gzip).toBeLessThanOrEqual(budgets.worker.fail);
});

/**
 * The classes of the Durable Objects are part of the code that is evaluated before the first response, because the
 * runtime needs them at the start, and so are brands and market files, which the region gate reads.
 */
it("the edge evaluates neither pages nor the gateway: its own modules import none of them", () => {
  const modules = modulesIn(folder, main);
  const names = new Set<string>();
  const visit = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    const imports = (modules[name] ?? "").matchAll(/(?:from|import)"\.\/([^"]+)"/g);
    for (const [, imported = ""] of imports) visit(imported);
  };
  visit(main);
  const text = [...names].map((name) => modules[name]).join("");
  expect(text.length).toBeLessThanOrEqual(budgets.edgeCode.fail);
  expect(text).toContain("/healthz");
  expect(text).not.toContain("renderToReadableStream");
  expect(text).not.toContain("/wps/");
});

it("A150 the deployed Worker has none of the development pages", () => {
  const modules = modulesIn(at("build/production/worker"), main);
  expect(Object.keys(modules)).toContain(main);
  const text = Object.values(modules).join("\n");
  for (const trace of [
    "/dev/platform",
    "/dev/market",
    "/playground/",
    "Yoga GraphiQL",
    "/__sandbox",
  ]) {
    expect(text, trace).not.toContain(trace);
  }
  expect(Object.values(modulesIn(folder, main)).join("\n")).toContain("/dev/platform");
});
