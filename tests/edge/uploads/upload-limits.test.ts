import { describe, expect, it } from "vitest";
import { png } from "../../../gateway/testing/pictures.ts";
import { sendRaw } from "../support/send-raw.ts";
import { sharedPortal } from "../support/shared-portal.ts";
import { formOf, mebibyte, picture, uploadsTo } from "./upload-forms.ts";

const portal = await sharedPortal();
const { post, filed } = uploadsTo(portal);

describe("A101 a request larger than three pictures", () => {
  const multipart = { "content-type": "multipart/form-data; boundary=cut" };
  const head = `--cut\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n`;

  it("is refused by its Content-Length before its body is read", async () => {
    const headers = { ...multipart, origin: portal.origin, "content-length": `${20 * mebibyte}` };
    const sent = { method: "POST", body: head, headers };
    const answer = await sendRaw(portal.origin, "/upload/feedback", sent);
    expect(answer.status).toBe(413);
  });

  it("is aborted while it streams without a Content-Length", async () => {
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(17 * mebibyte)]);
    const answer = await sendRaw(portal.origin, "/upload/feedback", {
      method: "POST",
      body,
      headers: {
        ...multipart,
        origin: portal.origin,
        "x-dev-world": "upload-cut",
        "transfer-encoding": "chunked",
      },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain("Choose a picture of at most 5 MB");
    expect(await filed("upload-cut")).toEqual([]);
  });

  it.each([
    ["a form that breaks off", `${head}abc`, 400],
    ["a form without a divider", "content=x", 400],
    ["no form at all", "", 400],
    ["a form of a thousand parts", `${head}x\r\n`.repeat(1000), 400],
    ["eleven parts, closed well", `${`${head}x\r\n`.repeat(11)}--cut--\r\n`, 400],
  ])("invalid forms are refused: %s", async (_name, body, status) => {
    const answer = await post("upload-broken", body, { headers: multipart });
    expect(answer.status).toBe(status);
    expect(await filed("upload-broken")).toEqual([]);
  });

  it("visitors without permission and too frequent requests are refused before the body is read", async () => {
    const path = "/upload/withdrawal-proof";
    const world = "upload-unread";
    // The body is never completed, so a server that waits for it sends no response.
    const send = (as: Record<string, string> = {}) =>
      sendRaw(portal.origin, path, {
        method: "POST",
        headers: {
          ...multipart,
          origin: portal.origin,
          "x-dev-world": world,
          "content-length": "5000000",
          ...as,
        },
        unfinished: head,
      });
    const guest = await send();
    expect([guest.status, guest.headers.location]).toEqual([
      302,
      `/login?returnTo=${encodeURIComponent(path)}`,
    ]);
    for (let sent = 1; sent < 30; sent += 1) await send();
    const late = await send();
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(3000);
    expect((await send({ "x-dev-address": "203.0.113.77" })).status).toBe(302);
  });

  it.each([
    ["/graphql", "application/json", 413],
    ["/graphql", "multipart/form-data; boundary=cut", 413],
    ["/login", "multipart/form-data; boundary=cut", 413],
    ["/uploads", "multipart/form-data; boundary=cut", 413],
    ["/upload/feedback", "application/json", 413],
    ["/upload/feedback", "application/x-www-form-urlencoded", 413],
  ])("has a limit of 64 KiB elsewhere: %s as %s", async (path, type, status) => {
    const claimed = { "content-type": type, "content-length": "65537" };
    const headers = { ...claimed, origin: portal.origin, "x-portico": "1" };
    const answer = await sendRaw(portal.origin, path, { method: "POST", headers, body: "{" });
    expect(answer.status).toBe(status);
  });

  it("a small form with files is refused by GraphQL", async () => {
    const headers = { "x-portico": "1" };
    const form = formOf({ content: "x", images: [picture(png)] });
    expect((await post("upload-cap", form, { path: "/graphql", headers })).status).toBe(415);
  });

  it("is refused from another site", async () => {
    const headers = { origin: "https://evil.example" };
    const form = formOf({ content: "x", images: [picture(png)] });
    expect((await post("upload-cross", form, { headers })).status).toBe(403);
    expect(await filed("upload-cross")).toEqual([]);
  });
});

describe("A101 many pictures at once", () => {
  it("some of several large simultaneous forms are refused with Retry-After, and keep their text", async () => {
    const images = [1, 2, 3].map((n) => picture(png, 5 * mebibyte, `${n}.png`));
    const sent = [1, 2, 3, 4].map((n) =>
      post("upload-many", formOf({ content: `Report ${n} of four`, images })),
    );
    const answers = await Promise.all(sent);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(4);
    for (const answer of refused) {
      expect(answer.headers.get("retry-after")).toBe("5");
      const html = await answer.text();
      expect(html).toMatch(/Report \d of four/);
      expect(html).toContain("Too many pictures are being sent at the moment");
    }
    expect(await filed("upload-many")).toHaveLength(4 - refused.length);
  });
});
