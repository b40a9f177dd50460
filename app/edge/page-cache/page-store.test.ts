import { afterEach, expect, it, vi } from "vitest";
import { testScope } from "../../../gateway/testing/platform.ts";
import { type CachedPage, readStoredPage, writeStoredPage } from "./page-store.ts";
import { insertTokens, newTokens, templateOf } from "./response-tokens.ts";

/** A data center's cache: its entries by address. */
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

function pageOf(html: string): { page: CachedPage; tokens: ReturnType<typeof newTokens> } {
  const tokens = newTokens();
  const bytes = new TextEncoder().encode(`${html}<script nonce="${tokens.nonce}"></script>`);
  const headers = [["link", "</a.css>; rel=preload"]] as const;
  const facts = {
    status: 404,
    headers,
    contentHash: { frame: "hash", live: "" },
    isPatched: false,
    at: 5,
    until: 9,
  };
  return { page: { ...templateOf(bytes, tokens), ...facts }, tokens };
}

it("A107 reads back the same bytes from the data center's cache", async () => {
  const stored = dataCenter();
  const { page } = pageOf("<h1>없는 주소</h1>\n<p>Not “here” ☕\n</p>");
  const scope = testScope();
  await writeStoredPage(scope, "build page", page, 60_000);
  const [answer] = stored.values();
  expect(answer?.headers.get("cache-control")).toBe("public, max-age=60");
  const found = await readStoredPage(scope, "build page");
  expect(found).toEqual(page);
  const tokens = newTokens();
  const html = new TextDecoder().decode(found ? insertTokens(found, tokens) : undefined);
  expect(html).toContain(`없는 주소</h1>\n<p>Not “here” ☕\n</p><script nonce="${tokens.nonce}">`);
});

it("A107 returns null for another key, or without a cache", async () => {
  const { page } = pageOf("<p>one</p>");
  const scope = testScope();
  await writeStoredPage(scope, "a", page, 60_000);
  expect(await readStoredPage(scope, "a")).toBeNull();
  dataCenter();
  await writeStoredPage(scope, "a", page, 60_000);
  expect(await readStoredPage(scope, "b")).toBeNull();
});
