import { describe, expect, it, vi } from "vitest";
import { withPictureForm } from "./picture-form.server.ts";
import { takeRoom } from "./upload-budget.ts";

const nobody = { namePageOwner() {} };
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
  withPictureForm({ request, context: nobody }, async (form) => ({
    busy: form?.busy,
    content: form?.text("content"),
    after: form?.text("after"),
    files: form?.files("images").map(({ size }) => size),
  }));

/** The room of a form that has arrived. */
function completeRoom(length: string | null, now: number) {
  const room = takeRoom(length, now, () => {});
  room?.complete();
  return room;
}

/** A form of full length whose first picture never ends. */
function unfinished(content: string) {
  let pulled = 0;
  const text = `--b\r\nContent-Disposition: form-data; name="content"\r\n\r\n${content}\r\n--b\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\nxx`;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      if (pulled === 1) controller.enqueue(new TextEncoder().encode(text));
      else return new Promise(() => {});
    },
  });
  const headers = {
    "content-type": "multipart/form-data; boundary=b",
    "content-length": String(16 * mebibyte),
  };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const request = new Request("https://portal.test/upload/feedback", init);
  return { request, end: { isPulled: () => pulled > 1 } };
}

describe("A101 pictures that are worked on at once", () => {
  it("are so many bytes in all; who comes too early keeps the texts, and no file is read", async () => {
    let end: () => void = () => undefined;
    const first = withPictureForm(
      { request: formWith("one"), context: nobody },
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
    const room = completeRoom(full, 0);
    expect(room).not.toBeNull();
    expect(completeRoom(full, 0)).toBeNull();
    // A small one fits beside it; one that does not say its length counts as full.
    const small = completeRoom(String(mebibyte), 0);
    expect(small).not.toBeNull();
    expect(completeRoom(null, 0)).toBeNull();
    room?.leave();
    const next = completeRoom(null, 1);
    expect(next).not.toBeNull();
    expect(completeRoom(full, 59_999)).toBeNull();
    const late = completeRoom(full, 60_001);
    expect(late).not.toBeNull();
    for (const each of [small, next, late]) each?.leave();
  });

  it("a full form that arrives slowly gives its room to the next one after five seconds", () => {
    const full = String(16 * mebibyte);
    const given: string[] = [];
    const slow = takeRoom(full, 0, () => given.push("slow"));
    expect(takeRoom(full, 4_999, () => {})).toBeNull();
    expect(given).toEqual([]);
    slow?.arrived(mebibyte);
    const quick = takeRoom(full, 5_000, () => given.push("quick"));
    expect(given).toEqual(["slow"]);
    // What makes progress keeps its room, and so does what is complete.
    quick?.arrived(6 * mebibyte);
    expect(takeRoom(full, 15_000, () => {})).toBeNull();
    quick?.complete();
    expect(takeRoom(full, 60_000, () => {})).toBeNull();
    expect(given).toEqual(["slow"]);
    quick?.leave();
    slow?.leave();
  });

  it("what needs more room than all slow forms have takes none of it", () => {
    const given: number[] = [];
    const part = String(5 * mebibyte);
    const rooms = [0, 1, 2, 3].map((n) => takeRoom(part, 0, () => given.push(n)));
    for (const room of rooms.slice(0, 3)) room?.complete();
    expect(takeRoom(String(16 * mebibyte), 10_000, () => {})).toBeNull();
    expect(given).toEqual([]);
    for (const room of rooms) room?.leave();
  });

  it("the visitor of a form that gave its room away keeps the text, and is told to try again", async () => {
    vi.useFakeTimers({ now: 0, toFake: ["Date"] });
    const { request, end } = unfinished("나중에");
    const slow = seen(request);
    await vi.waitFor(() => expect(end.isPulled()).toBe(true));
    vi.setSystemTime(6_000);
    expect(await seen(formWith("quick"))).toMatchObject({ busy: false, files: [2000] });
    expect(await slow).toMatchObject({ busy: true, content: "나중에", files: [] });
    vi.useRealTimers();
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
