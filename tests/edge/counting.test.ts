/** A93 D-23: visits are counted after a yes alone, and what a page may load follows from its visitor's answer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootPortal, type Portal } from "../support/portal.ts";

let portal: Portal;
const world = "counted";
const tag = "G-PORTICO1";
beforeAll(async () => {
  portal = await bootPortal();
  await portal.world(world).set({ gtagId: tag });
});
afterAll(() => portal.stop());

const hosts = /google/;
const question = "May we count your visit?";
async function page(headers: Record<string, string> = {}, as = { world }, path = "/help") {
  const answer = await portal.fetch(path, { headers, as });
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { answer, html: await answer.text(), opened: hosts.test(policy) };
}
const say = (fields: Record<string, string>, cookie = "") =>
  portal.fetch("/cookies", {
    method: "POST",
    headers: { origin: portal.origin, cookie },
    body: new URLSearchParams(fields),
    as: { world },
  });
const yes = "__Host-counting=yes";

describe("A93 D-23 counting visits", () => {
  it("is nothing that a page speaks of where the platform names no tag", async () => {
    for (const cookie of ["", yes]) {
      const { html, opened } = await page({ cookie }, { world: "uncounted" });
      expect(html).not.toContain(question);
      expect(html).not.toContain("Cookie settings");
      expect(opened).toBe(false);
    }
    const { html } = await page({}, { world: "uncounted" }, "/cookies");
    expect(html).toContain("does not count visits");
    expect(html).not.toContain('name="counting"');
  });

  it("is asked with the page, and until then the page loads nothing and knows no tag", async () => {
    const { html, opened } = await page();
    expect(html).toContain(question);
    expect(html).not.toContain(tag);
    expect(opened).toBe(false);
  });

  it("begins with a form's yes, which is kept for a year and asked no more", async () => {
    const answer = await say({ counting: "yes", returnTo: "/help?a=1" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/help?a=1"]);
    const [line = "", ...more] = answer.headers.getSetCookie();
    expect(line).toContain("Max-Age=31536000");
    expect(more).toEqual([]);
    const { html, opened } = await page({ cookie: line.split(";")[0] ?? "" });
    expect(html).not.toContain(question);
    expect(html).toContain(tag);
    expect(html).toContain("Cookie settings");
    expect(opened).toBe(true);
  });

  it("ends with a no, which takes the tag's cookies back", async () => {
    const answer = await say({ counting: "no" }, `${yes}; _ga=GA1.1.2; _ga_PORTICO1=GS1`);
    const lines = answer.headers.getSetCookie();
    expect(
      lines.filter((line) => line.includes("Max-Age=0")).map((line) => line.split("=")[0]),
    ).toEqual(["_ga", "_ga_PORTICO1"]);
    const { html, opened } = await page({ cookie: lines[0]?.split(";")[0] ?? "" });
    expect(html).not.toContain(question);
    expect(html).not.toContain(tag);
    expect(opened).toBe(false);
  });

  it.each<Record<string, string>>([{ dnt: "1" }, { "sec-gpc": "1" }])(
    "is no question for a browser that says no: %o",
    async (no) => {
      const { html, opened } = await page({ ...no, cookie: yes });
      expect(html).not.toContain(question);
      expect(html).not.toContain(tag);
      expect(opened).toBe(false);
      const settings = await page({ ...no, cookie: yes }, { world }, "/cookies");
      expect(settings.html).toContain("asks sites not to track you");
      expect(settings.html).not.toContain('name="counting"');
    },
  );

  it("leads back to where it was answered, and a registration keeps who invited", async () => {
    const returnTo = "/register?affiliate=AG77";
    const answer = await say({ counting: "no", returnTo });
    expect(answer.headers.get("location")).toBe(returnTo);
  });

  it("takes no other word for an answer, and leads nowhere else", async () => {
    const answer = await say({ counting: "maybe", returnTo: "//evil.example/" });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("location")).toBe("/");
  });
});
