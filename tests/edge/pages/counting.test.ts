/** A93 D-23: visits are counted only after consent, and the visitor's choice decides what a page may load. */
import { describe, expect, it } from "vitest";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "counted";
const tag = "G-PORTICO1";
await portal.world(world).set({ gtagId: tag });

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
  it("is not mentioned by a page if the platform has no tag", async () => {
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

  it("is offered on the page; before a choice, the page loads nothing and has no tag", async () => {
    const { html, opened } = await page();
    expect(html).toContain(question);
    expect(html).not.toContain(tag);
    expect(opened).toBe(false);
  });

  it("starts with consent, which is stored for a year", async () => {
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

  it("ends with a refusal, which deletes the tag's cookies", async () => {
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
    "is not offered to a browser that sends: %o",
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

  it("returns to the page of the choice, and a registration keeps its affiliate code", async () => {
    const returnTo = "/register?affiliate=AG77";
    const answer = await say({ counting: "no", returnTo });
    expect(answer.headers.get("location")).toBe(returnTo);
  });

  it("accepts no other value, and redirects to no other host", async () => {
    const answer = await say({ counting: "maybe", returnTo: "//evil.example/" });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("location")).toBe("/");
  });
});
