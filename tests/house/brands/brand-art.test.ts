/** The pictures that brands bring along (B7): small, of their own, and without letters that a language would need. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brandIds } from "../../../brands/index.ts";
import { root } from "../sources.ts";

const folderOf = (id: string) => join(root, "public/brands", id);

/** The most bytes of a picture, by the beginning of its name. */
const most: Record<string, number> = { empty: 6_000, banner: 6_000, hero: 60_000, tile: 8_000 };

it.each(brandIds)("B7 the pictures of %s are small, and it has one for an empty list", (id) => {
  const files = readdirSync(folderOf(id));
  expect(files).toContain("empty.svg");
  const large = files.filter((file) => {
    const limit = most[file.split(/[-.]/)[0] ?? ""];
    return limit !== undefined && readFileSync(join(folderOf(id), file)).length > limit;
  });
  expect(large).toEqual([]);
});

it("B7 no brand shows a picture of another one", () => {
  const pictures = brandIds.flatMap((id) =>
    readdirSync(folderOf(id)).map((file) => readFileSync(join(folderOf(id), file), "base64")),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});
