import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { domains } from "../../gateway/registry/domains.ts";
import { root } from "./sources.ts";

const names = (folder: string) => readdirSync(join(root, folder)).sort();

it("keeps one list of domains: their folders, the files of the schema, and what is registered", () => {
  const registered = Object.keys(domains).sort();
  expect(names("gateway/domains")).toEqual(registered);
  const files = names("schema").map((name) => name.replace(/\.graphql$/, ""));
  // What belongs to none: money, pages, refusals.
  expect(files.filter((name) => name !== "base")).toEqual(registered);
});
