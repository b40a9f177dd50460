import { describe, expect, it } from "vitest";
import { jpeg, png } from "../../../gateway/testing/pictures.ts";
import { sendRequest } from "../../faults/send-request.ts";
import { portalOfFile } from "../../support/portal-of-file.ts";
import { signIn } from "../../support/sign-in.mjs";
import { type Form, formOf, mebibyte, picture, uploadsTo } from "./upload-forms.ts";

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const log = { level: "debug" as const, lines: [] as string[] };
const portal = await portalOfFile({ logTo: log });
const { post, filed } = uploadsTo(portal);

describe("M9 C21 A86 feedback with pictures, from the form to the platform", () => {
  it("V53 A101 arrives with three pictures of exactly 5 MiB, png and jpg recognized by their bytes", async () => {
    const world = "upload-good";
    const images = [
      picture(png, 5 * mebibyte, "a=b; c.png"),
      picture(jpeg, 5 * mebibyte, "../../evil.html"),
      picture(png, 5 * mebibyte, "한글.png"),
    ];
    const answer = await post(world, formOf({ content: "Thank you 🎲", images }));
    expect(answer.status).toBe(302);
    const [message, ...others] = await filed(world);
    expect(message).toMatchObject({ content: "Thank you 🎲", images: 3 });
    expect(others).toEqual([]);
    const to = answer.headers.get("location") ?? "";
    expect(to).toBe(`/upload/feedback?sent=${message?.id}`);
    const page = await (await portal.fetch(to, { as: { world } })).text();
    expect(page).toContain("Your message has arrived");
    expect(log.lines.join("\n")).not.toMatch(/evil|한글|Thank you/);
  });

  it("arrives without a picture; the empty file of an empty field is ignored", async () => {
    const world = "upload-none";
    const images = [new File([], "", { type: "application/octet-stream" })];
    expect((await post(world, formOf({ content: "Only words", images }))).status).toBe(302);
    expect(await filed(world)).toMatchObject([{ content: "Only words", images: 0 }]);
  });

  it("arrives from a page with JavaScript, too", async () => {
    const world = "upload-data";
    const form = formOf({ content: "By fetch", images: [picture(jpeg, 3 * mebibyte)] });
    const answer = await post(world, form, { path: "/upload/feedback.data" });
    expect(await answer.text()).toContain("sent=");
    expect(await filed(world)).toMatchObject([{ content: "By fetch", images: 1 }]);
  });

  it.each<[string, File[], string]>([
    [
      "V53 one byte above 5 MiB",
      [picture(png, 5 * mebibyte + 1)],
      "Choose a picture of at most 5 MB",
    ],
    ["V52 the bytes of a gif", [picture([0x47, 0x49, 0x46, 0x38])], "Choose a PNG or JPG picture"],
    ["V52 half a signature", [picture(pngMagic.slice(0, 4))], "Choose a PNG or JPG picture"],
    [
      "V52 a bad one among good ones",
      [picture(png), picture([0x3c, 0x73, 0x76, 0x67])],
      "Choose a PNG or JPG picture",
    ],
    [
      "V54 four pictures",
      Array.from({ length: 4 }, () => picture(png)),
      "Choose at most 3 pictures",
    ],
  ])("shows an error under the field and sends nothing: %s", async (name, images, says) => {
    const world = `upload-${name.slice(0, 3).toLowerCase()}-${images.length}`;
    const answer = await post(world, formOf({ content: "Kept words", images }));
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(says);
    expect(page).toContain("Kept words</textarea>");
    expect(page).toMatch(/id="feedback-images"[^>]*aria-invalid="true"/);
    expect(await filed(world)).toEqual([]);
    const calls = await portal.world(world).calls();
    expect(calls.map(({ id }) => id)).not.toContain("C21");
  });

  it("V51 counts 140 characters as people do, in the visitor's language", async () => {
    const world = "upload-text";
    const headers = { cookie: "__Host-lang=ko" };
    const long = await post(world, formOf({ content: "🎲".repeat(141) }), { headers });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain("140");
    expect((await post(world, formOf({ content: "🎲".repeat(140) }), { headers })).status).toBe(
      302,
    );
  });

  it("has its page; no other page exists below /upload/", async () => {
    const page = await (await portal.fetch("/upload/feedback")).text();
    expect(page).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    expect(page).toMatch(/<input[^>]*name="images"[^>]*accept="image\/png,image\/jpeg"/);
    expect((await portal.fetch("/upload/other")).status).toBe(404);
  });
});

describe("M24 S34 CA18 the proof that a withdrawal has not arrived", () => {
  const path = "/upload/withdrawal-proof";
  const confirmations = "{ wallet { withdrawalConfirmations { id state } } }";
  const withdraw = `mutation ($input: RequestWithdrawalInput!) {
    requestWithdrawal(input: $input) { __typename } }`;

  it("reaches the operator from the member's form, and only with a picture", async () => {
    const world = "upload-proof";
    const cookie = await signIn(portal, { world, username: "player1" });
    const run = (query: string, variables = {}) =>
      sendRequest(portal, { world, cookie, query, variables });
    const cards = await run("{ wallet { bankCards { id } } }");
    const { wallet } = cards.data as { wallet: { bankCards: { id: string }[] } };
    const input = {
      cardId: wallet.bankCards[0]?.id,
      amount: "100",
      paymentPassword: "246810",
      idempotencyKey: crypto.randomUUID(),
    };
    const requested = await run(withdraw, { input });
    expect(requested.data).toEqual({
      requestWithdrawal: { __typename: "RequestWithdrawalSuccess" },
    });
    await portal.world(world).set({ clockAheadMs: 25_000 });
    const waiting = await run(confirmations);
    const [{ id, state }] = (waiting.data as never as Confirmations).wallet
      .withdrawalConfirmations as [Confirmation];
    expect(state).toBe("WAITING");

    const from = `${portal.origin}/hot?tab=1`;
    const say = async (form: Form, as = cookie) => {
      const headers = { cookie: as, referer: from };
      const answer = await post(world, formOf(form), { path, headers });
      expect(answer.status).toBe(302);
      return answer.headers.get("location");
    };
    expect(await say({ id, proof: [picture(png)] }, "")).toMatch(/^\/login\?/);
    expect(await say({ id })).toBe(`/hot?tab=1&proof=failed&of=${id}&why=validation.required`);
    expect(await say({ id, proof: [picture([1, 2, 3])] })).toContain("why=validation.fileType");
    const tooLarge = picture(png, 5 * mebibyte + 1);
    expect(await say({ id, proof: [tooLarge] })).toContain("why=validation.fileTooLarge");
    expect(await say({ id, proof: [picture(jpeg, 5 * mebibyte)] })).toBe(
      `/hot?tab=1&proof=sent&of=${id}`,
    );
    const after = await run(confirmations);
    expect((after.data as never as Confirmations).wallet.withdrawalConfirmations).toMatchObject([
      { id, state: "NOT_RECEIVED" },
    ]);
    expect(await say({ id, proof: [picture(png)] })).toContain("why=STATE_CHANGED");
  });
});

interface Confirmation {
  id: string;
  state: string;
}
interface Confirmations {
  wallet: { withdrawalConfirmations: Confirmation[] };
}
