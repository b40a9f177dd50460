import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sendRaw } from "../edge/support/send-raw.ts";
import { portalOfFile } from "../support/portal-of-file.ts";
import { signIn } from "../support/sign-in.mjs";

const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ logTo: log });
const member = await signIn(portal, { world: "forms", username: "player1" });
const agent = await signIn(portal, { world: "forms", username: "agent1" });

/** Every path that accepts a form, from the route files; each gets a POST with every invalid body. */
const pages = [
  "/login",
  "/login/confirm",
  "/login/password",
  "/login/forgot",
  "/register",
  "/agent",
  "/play",
  "/seamless?ticket=x",
  "/favorites/toggle",
  "/break",
  "/logout",
  "/language",
  "/cookies",
  "/chat",
  "/upload/feedback",
  "/upload/withdrawal-proof",
  "/member?index",
  "/member/security",
  "/member/messages",
  "/inbox",
  "/member/limits",
  "/member/break",
  "/member/reality-check",
  "/member/deposit",
  "/member/deposit/7",
  "/member/withdraw",
  "/member/withdraw/7",
  "/member/withdraw/cards",
  "/member/wallets",
  "/member/transfer",
  "/member/profile",
  "/member/contracts",
  "/member/rewards",
  "/PromotionDetail?id=1",
  "/pointMall/gift",
  "/pointMall/convert",
  "/agentHome/register",
  "/agentHome/downline/player1",
  "/agentHome/contracts",
  "/agentHome/confirmations",
  "/agentHome/links",
  "/agentHome/files",
  "/agentHome/work",
  "/agentHome/settings",
  "/agentHome/report-api",
  "/agentHome/rates",
];
/** Addresses that answer themselves or take no form: they refuse such a body, too, and look at nothing first. */
const others = [
  "/operator/audit",
  "/operator/audit/account.json?account=player1",
  "/operator/nothing",
  "/hot",
  "/nowhere/at/all",
  "/robots.txt",
  "/search/index.json",
  "/member/account-data.json",
];
const form = "username=player1&password=x&intent=none";
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

const noForms: [string, string | Uint8Array, string, number][] = [
  ["JSON", "{}", "application/json", 415],
  ["text", form, "text/plain", 415],
  ["a form with a text content type", form, "text/plain; application/x-www-form-urlencoded", 415],
  ["bytes", new Uint8Array([0, 1, 255]), "application/octet-stream", 415],
  ["XML", "<a/>", "application/xml", 415],
  ["a list", "a=1", "multipart/mixed; boundary=b", 415],
  ["two types", form, "application/x-www-form-urlencoded, text/plain", 415],
  ["a slightly wrong content type", form, "application/x-www-form-urlencodedx", 415],
  ["no type", form, "", 415],
  ["a multipart form without a boundary", part("a"), "multipart/form-data", 400],
  ["an empty boundary", part("a"), "multipart/form-data; boundary=", 400],
  ["another divider", part("a"), "multipart/form-data; boundary=c", 400],
  ["a truncated multipart form", part("a"), "multipart/form-data; boundary=b", 400],
  ["a truncated part", part("a").slice(0, 20), "multipart/form-data; boundary=b", 400],
  ["nothing between boundaries", "--b\r\n--b--\r\n", "multipart/form-data; boundary=b", 400],
  ["an empty multipart form", "", "multipart/form-data; boundary=b", 400],
];

describe("a POST whose body is no form", () => {
  const send = (path: string, headers: Record<string, string>, body: string | Uint8Array) =>
    sendRaw(portal.origin, path, {
      method: "POST",
      headers: { origin: portal.origin, "x-dev-world": "forms", connection: "close", ...headers },
      body,
    });

  it("is sent to every route that accepts a form", () => {
    const files = readdirSync("app/routes", { recursive: true, encoding: "utf8" }).filter((path) =>
      /route\.tsx?$/.test(path),
    );
    const taking = files.filter((path) =>
      /export (async function|const) action|export \{[^}]*\baction\b/.test(
        readFileSync(`app/routes/${path}`, "utf8"),
      ),
    );
    expect(taking.length).toBeLessThanOrEqual(pages.length);
  });

  it.each(noForms)(
    "%s",
    async (_name, body, type, status) => {
      const headers: Record<string, string> = type ? { "content-type": type } : {};
      for (const page of pages) {
        for (const path of [page, page.replace(/(\?|$)/, ".data$1")]) {
          const answers = [await send(path, { ...headers, cookie: member }, body)];
          if (page === "/agent")
            answers.push(await send(path, { ...headers, cookie: agent }, body));
          for (const answer of answers) {
            const expected = page.startsWith("/upload/") && status === 400 ? [400] : [status];
            expect(expected, `${path}: ${answer.status} ${answer.body.slice(0, 200)}`).toContain(
              answer.status,
            );
            expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
          }
        }
      }
      log.lines.length = 0;
      for (const path of others) {
        const key = { "x-operator-key": "operator-of-development", accept: "text/html" };
        for (const own of [{}, key]) {
          const answer = await send(path, { ...headers, ...own }, body);
          expect([path, answer.status]).toEqual([path, status]);
        }
      }
      expect(log.lines.filter((line) => /Error:|"stack"|stack=/.test(line))).toEqual([]);
    },
    120_000,
  );

  it("a compressed body is refused, whatever its content type", async () => {
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-encoding": "gzip",
    };
    for (const page of pages) expect((await send(page, headers, gzipSync(form))).status).toBe(415);
  });

  it("a form with unusual fields is accepted, and never a server error", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
    const odd = ["", "&&&=&", "%%%=%ff&a", "__proto__=1&constructor=2", `a=${"x".repeat(60_000)}`];
    const failed: string[] = [];
    for (const page of pages.filter((each) => !each.startsWith("/logout"))) {
      for (const body of odd) {
        const { status } = await send(page, { ...headers, cookie: member }, body);
        if (status >= 500) failed.push(`${page} with ${body.slice(0, 20)}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
  }, 120_000);
});
