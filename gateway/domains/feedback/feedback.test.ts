import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { mostImageBytes } from "../../mutations/read-images.ts";
import { jpeg as makeJpeg, png as makePng } from "../../testing/pictures.ts";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { run } from "../../testing/run.ts";

const document = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) {
  __typename
  ... on SendFeedbackSuccess { id }
  ... on InvalidInput { fields { field messageKey } }
  ... on Throttled { retryAfterMs }
  ... on Refused { reason }
} }`;

const png = makePng(200);
const jpeg = makeJpeg(300);
const picture = (bytes: Uint8Array<ArrayBuffer> | number[], name = "me.gif") =>
  new File([new Uint8Array(bytes)], name, { type: "text/html" });

function portal(table: Record<string, unknown> = { "POST /wps/feedback": { id: 77 } }, calls = {}) {
  const platform = fakePlatform(table);
  const scope = testScope({ brand: { ...aurora, calls }, platform: { fetch: platform.fetch } });
  const send = async (input: object) => {
    const answer = await run<{ sendFeedback: Record<string, unknown> }>(scope, document, { input });
    return answer.errors ? { code: answer.errors[0]?.extensions.code } : answer.data?.sendFeedback;
  };
  return { platform, send };
}

describe("sendFeedback", () => {
  it("C21 A86 D-11 sends a form with our own file names, and types detected from the bytes", async () => {
    const { platform, send } = portal();
    const images = [picture(png, "../../evil.html"), picture([]), picture(jpeg)];
    expect(await send({ content: " Thank you ", images })).toEqual({
      __typename: "SendFeedbackSuccess",
      id: "77",
    });
    const [call] = platform.calls;
    expect(call?.headers.get("content-type")).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(call?.headers.get("merchant")).toBe("aurora01");
    const form = await call?.formData();
    expect(form?.get("content")).toBe("Thank you");
    const files = (form?.getAll("images") ?? []) as File[];
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ["images-1.png", "image/png", png.length],
      ["images-2.jpg", "image/jpeg", jpeg.length],
    ]);
    expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(png));
  });

  it("K39 V51 A102 takes 1 to 140 characters, counted as a reader counts them", async () => {
    const { platform, send } = portal();
    const tooShort = { fields: [{ field: "content", messageKey: "validation.length" }] };
    expect(await send({ content: "   " })).toMatchObject(tooShort);
    expect(await send({ content: "🎲".repeat(141) })).toMatchObject(tooShort);
    expect(platform.calls).toHaveLength(0);
    expect(await send({ content: "🎲".repeat(140) })).toMatchObject({ id: "77" });
  });

  it("K40 V52 V53 V54 A101 takes three pictures of up to 5 MiB, checked by their bytes", async () => {
    const { platform, send } = portal();
    const key = async (images: File[]) =>
      ((await send({ content: "x", images })) as { fields?: { messageKey: string }[] }).fields?.[0]
        ?.messageKey;
    expect(await key([picture([0x47, 0x49, 0x46, 0x38], "a.png")])).toBe("validation.fileType");
    expect(await key([picture(makePng(mostImageBytes + 1), "a.png")])).toBe(
      "validation.fileTooLarge",
    );
    const four = Array.from({ length: 4 }, () => picture(png));
    expect(await key(four)).toBe("validation.tooManyFiles");
    expect(platform.calls).toHaveLength(0);
    expect(await key([picture(makePng(mostImageBytes), "a.png")])).toBeUndefined();
    expect(platform.calls).toHaveLength(1);
  });

  it("A86 takes files in process only, because JSON can't contain one", async () => {
    const { platform, send } = portal();
    expect(await send({ content: "x", images: ["data:image/png;base64,xx"] })).toEqual({
      code: "BAD_REQUEST",
    });
    expect(platform.calls).toHaveLength(0);
  });

  it("E8 C21 one key sends one message, again only after a failure without effect", async () => {
    const idempotencyKey = crypto.randomUUID();
    const answers = [{ id: 77 }, { id: 78 }];
    const table = { "POST /wps/feedback": () => answers.shift() };
    const { platform, send } = portal(table);
    const input = { content: "x", idempotencyKey };
    const first = await send(input);
    expect(first).toMatchObject({ id: "77" });
    expect(await send(input)).toEqual(first);
    expect(platform.calls).toHaveLength(1);
    // The same key with another text is another form.
    expect(await send({ ...input, content: "y" })).toEqual({
      __typename: "Refused",
      reason: "IN_PROGRESS",
    });
    expect(await send({ content: "x", idempotencyKey: crypto.randomUUID() })).toMatchObject({
      id: "78",
    });
  });

  it("is limited per address, and refused where the brand switched it off (A56)", async () => {
    const { send } = portal();
    for (let n = 0; n < 10; n += 1) await send({ content: "x" });
    expect(await send({ content: "x" })).toEqual({
      __typename: "Throttled",
      retryAfterMs: expect.closeTo(3_600_000, -4),
    });
    const off = portal(undefined, { C21: { enabled: false } });
    expect(await off.send({ content: "x" })).toEqual({
      __typename: "Refused",
      reason: "NOT_OFFERED",
    });
  });

  it("A3 sends a PUT if the brand file overrides the method", async () => {
    const { platform, send } = portal(
      { "PUT /wps/feedback": { id: 1 } },
      { C21: { method: "PUT" } },
    );
    expect(await send({ content: "x" })).toMatchObject({ id: "1" });
    expect((await platform.calls[0]?.formData())?.get("content")).toBe("x");
  });
});
