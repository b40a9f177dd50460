import { describe, expect, it } from "vitest";
import { withPictureForm } from "./picture-form.server.ts";
import { takeRoom } from "./upload-budget.ts";

const mebibyte = 1024 * 1024;

function formWith(content: string, size = 2000): Request {
  const form = new FormData();
  form.append("content", content);
  form.append("images", new File([new Uint8Array(size)], "a\r\n--b.png", { type: "image/png" }));
  form.append("after", "끝");
  const whole = new Request("https://portal.test/upload/feedback", { method: "POST", body: form });
  const headers = new Headers(whole.headers);
  headers.set("content-length", String(16 * mebibyte));
  return new Request(whole, { headers });
}
const seen = (request: Request) =>
  withPictureForm(request, async (form) => ({
    busy: form?.busy,
    content: form?.text("content"),
    after: form?.text("after"),
    files: form?.files("images").map(({ size }) => size),
  }));

describe("A101 pictures that are worked on at once", () => {
  it("are so many bytes in all; who comes too early keeps the texts, and no file is read", async () => {
    let end: () => void = () => undefined;
    const first = withPictureForm(
      formWith("one"),
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const texts = { content: "zwei, 둘\n--b", after: "끝" };
    const early = await seen(formWith(texts.content, 3 * mebibyte));
    expect({ ...early, content: early.content?.replaceAll("\r\n", "\n") }).toEqual({
      busy: true,
      files: [],
      ...texts,
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
    end();
    await first;
    expect(await seen(formWith("three"))).toMatchObject({ busy: false, files: [2000] });
  });

  it("make room when their form ends, or its visitor is gone for a minute", () => {
    const full = String(16 * mebibyte);
    const leave = takeRoom(full, 0);
    expect(leave).not.toBeNull();
    expect(takeRoom(full, 0)).toBeNull();
    // A small one fits beside it; one that does not say its length counts as full.
    const small = takeRoom(String(mebibyte), 0);
    expect(small).not.toBeNull();
    expect(takeRoom(null, 0)).toBeNull();
    leave?.();
    const next = takeRoom(null, 1);
    expect(next).not.toBeNull();
    expect(takeRoom(full, 59_999)).toBeNull();
    const late = takeRoom(full, 60_001);
    expect(late).not.toBeNull();
    for (const each of [small, next, late]) each?.();
  });

  it("a form that breaks off is none, and leaves no room taken", async () => {
    const broken = () =>
      new Request("https://portal.test/upload/feedback", {
        method: "POST",
        body: "no form",
        headers: { "content-type": "multipart/form-data; boundary=b" },
      });
    for (let time = 0; time < 5; time += 1) {
      await expect(seen(broken())).rejects.toMatchObject({ status: 400 });
    }
    expect(await seen(formWith("well"))).toMatchObject({ busy: false });
  });
});
