import { afterEach, expect, it, vi } from "vitest";
import { testScope } from "../../../gateway/testing/platform.ts";
import { type KeptPage, readShelf, writeShelf } from "./page-store.ts";
import { cutPage, markPage, newMarks } from "./response-tokens.ts";

/** A data center's cache: what was put, by address. */
function dataCenter() {
  const stored = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => stored.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => void stored.set(url, answer),
  };
  vi.stubGlobal("caches", { default: cache });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

function pageOf(html: string): { page: KeptPage; marks: ReturnType<typeof newMarks> } {
  const marks = newMarks();
  const bytes = new TextEncoder().encode(`${html}<script nonce="${marks.nonce}"></script>`);
  const headers = [["link", "</a.css>; rel=preload"]] as const;
  const facts = {
    status: 404,
    headers,
    madeOf: { frame: "hash", live: "" },
    isPatched: false,
    at: 5,
    until: 9,
  };
  return { page: { ...cutPage(bytes, marks), ...facts }, marks };
}

it("A107 a page comes from the data center's cache as it was put there, to the byte", async () => {
  const stored = dataCenter();
  const { page } = pageOf("<h1>없는 주소</h1>\n<p>Not “here” ☕\n</p>");
  const scope = testScope();
  await writeShelf(scope, "build page", page, 60_000);
  const [answer] = stored.values();
  expect(answer?.headers.get("cache-control")).toBe("public, max-age=60");
  const found = await readShelf(scope, "build page");
  expect(found).toEqual(page);
  const marks = newMarks();
  const html = new TextDecoder().decode(found ? markPage(found, marks) : undefined);
  expect(html).toContain(`없는 주소</h1>\n<p>Not “here” ☕\n</p><script nonce="${marks.nonce}">`);
});

it("A107 there is none by another name, nor where there is no such cache", async () => {
  const { page } = pageOf("<p>one</p>");
  const scope = testScope();
  await writeShelf(scope, "a", page, 60_000);
  expect(await readShelf(scope, "a")).toBeNull();
  dataCenter();
  await writeShelf(scope, "a", page, 60_000);
  expect(await readShelf(scope, "b")).toBeNull();
});
