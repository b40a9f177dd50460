import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { domains } from "../../gateway/domains.ts";
import { root } from "./sources.ts";

const names = (folder: string) => readdirSync(join(root, folder)).sort();

it("folders, files of the schema and registered domains are the same list", () => {
  const registered = Object.keys(domains).sort();
  expect(names("gateway/domains")).toEqual(registered);
  const files = names("schema").map((name) => name.replace(/\.graphql$/, ""));
  // What belongs to no domain: money, pages, refusals, kinds of typed text.
  expect(files.filter((name) => name !== "base")).toEqual(registered);
});
