import { expect, it, vi } from "vitest";
import type { GatewayAnswer } from "~/portal-context.ts";
import { noteVisit } from "./note-visit.server.ts";

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

/** Opens a link as a browser with these headers; the cookies it has afterwards, and what was counted. */
async function open(code: string, headers: Record<string, string> = {}) {
  const counted: string[] = [];
  const execute = vi.fn(async (_document: unknown, variables: object) => {
    counted.push((variables as { code: string }).code);
    return {} as GatewayAnswer<never>;
  });
  const answerHeaders = new Headers();
  const request = new Request(`https://portal.test/register?referralCode=${code}`, {
    headers: { "user-agent": browser, accept: "text/html", ...headers },
  });
  await noteVisit(request, { gateway: { execute }, answerHeaders }, code.split("&")[0] ?? "");
  const lines = answerHeaders.getSetCookie();
  const line = lines.find((each) => each.startsWith("__Host-ref=")) ?? null;
  return { counted, line, link: lines.find((each) => each.startsWith("__Host-link=")) ?? null };
}

it("CA84 U30c a link that is opened counts once in a browser's session, another one by itself", async () => {
  const first = await open("ABCD2345");
  expect(first.counted).toEqual(["ABCD2345"]);
  // Until the browser closes: the cookie has no age.
  expect(first.line).toBe("__Host-ref=ABCD2345; Path=/; Secure; HttpOnly; SameSite=Lax");
  const cookie = first.line?.split(";")[0] ?? "";
  expect(await open("ABCD2345", { cookie })).toMatchObject({ counted: [], line: null });
  const other = await open("WXYZ6789", { cookie: `a=b; ${cookie}` });
  expect(other.counted).toEqual(["WXYZ6789"]);
  expect(other.line).toContain("__Host-ref=WXYZ6789.ABCD2345;");
});

it("CA84 a document counts, whether the browser names it or not", async () => {
  const named = { "sec-fetch-dest": "document", accept: "*/*" };
  expect((await open("ABCD2345", named)).counted).toEqual(["ABCD2345"]);
  expect((await open("ABCD2345")).counted).toEqual(["ABCD2345"]);
});

it("CA84 keeps five codes, the latest ones", async () => {
  const { line } = await open("F", { cookie: "__Host-ref=E.D.C.B.A" });
  expect(line).toContain("__Host-ref=F.E.D.C.B;");
});

it.each([
  [
    "a crawler",
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  ],
  ["a program that looks what a link shows", { "user-agent": "WhatsApp/2.23.20.0" }],
  ["a browser that looks ahead", { "sec-purpose": "prefetch;prerender" }],
  ["an older browser that looks ahead", { purpose: "prefetch" }],
  ["a picture of another page", { "sec-fetch-dest": "image" }],
  ["a frame of another page", { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" }],
  ["a script's request", { "sec-fetch-dest": "empty" }],
  ["a picture in a browser that names no destination", { accept: "image/png,image/*;q=0.8,*/*" }],
  ["a program without a page", { accept: "*/*" }],
])("CA84 %s is nobody", async (_who, headers) => {
  expect(await open("ABCD2345", headers)).toEqual({ counted: [], line: null, link: null });
});

it("N10 the link that is opened last is kept, and a reload keeps its parameters", async () => {
  const first = await open("ABCD2345&utm_source=forum");
  expect(first.link).toContain("__Host-link=ABCD2345.%7B%22utm_source%22%3A%22forum%22%7D;");
  const cookie = first.link?.split(";")[0] ?? "";
  expect((await open("ABCD2345", { cookie })).link?.split(";")[0]).toBe(cookie);
  expect((await open("WXYZ6789", { cookie })).link).toContain("__Host-link=WXYZ6789.%7B%7D;");
});
