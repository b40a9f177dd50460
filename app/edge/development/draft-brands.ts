/**
 * Drafts of brand files, in development only: a checked file that is not in the repository, for the requests that name it
 * (`dev-draft`). They are in the memory of the Worker, so a restart forgets them.
 */
import { type Brand, type BrandFile, defineBrand } from "../../../brands/brand.ts";
import { checkBrand } from "../../../brands/check-brand.ts";
import { Lru } from "../../../gateway/values/lru.ts";

const drafts = new Lru<Brand>(100);
const names = new WeakMap<Brand, string>();
let count = 0;

/** Returns the draft with this name; null for one that was never made, or is forgotten. */
export const draftNamed = (name: string): Brand | null => drafts.get(name) ?? null;

/** The name of a brand that is a draft, so that its pages are not taken for those of the file; null for any other. */
export const draftNameOf = (brand: Brand): string | null => names.get(brand) ?? null;

/** Checks a file and makes it a draft; returns its name, or a sentence for each mistake. */
export function addDraft(file: unknown): { name: string } | { problems: string[] } {
  const isFile = typeof file === "object" && file !== null;
  const read = checkBrand(isFile ? defineBrand(file as BrandFile) : file);
  if ("problems" in read) return read;
  count += 1;
  const name = `d${count}`;
  drafts.set(name, read.brand, 1);
  names.set(read.brand, name);
  return { name };
}

/** `POST /dev/brand/draft` with a brand file as JSON: its name, or 422 with the mistakes. */
export async function answerDraft(request: Request): Promise<Response> {
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { allow: "POST" } });
  const file: unknown = await request.json().catch(() => null);
  const made = addDraft(file);
  return Response.json(made, {
    status: "name" in made ? 201 : 422,
    headers: { "cache-control": "no-store" },
  });
}
