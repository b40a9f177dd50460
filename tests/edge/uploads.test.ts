import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jpeg, png } from "../../gateway/testing/pictures.ts";
import { ask } from "../faults/ask.ts";
import { bootPortal, type Portal } from "../support/portal.ts";
import { signIn } from "../support/sign-in.mjs";
import { rawAsk } from "./raw-ask.ts";

const mebibyte = 1024 * 1024;
const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

let portal: Portal;
const log = { level: "debug" as const, lines: [] as string[] };
beforeAll(async () => {
  portal = await bootPortal({ logTo: log });
});
afterAll(() => portal.stop());

type Bytes = Uint8Array<ArrayBuffer> | number[];
function picture(of: Bytes | ((size: number) => Bytes), size = 2000, name = "me.png"): File {
  const bytes = typeof of === "function" ? of(size) : of;
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
}

interface Form {
  content?: string;
  id?: string;
  images?: File[];
  proof?: File[];
}

function formOf({ images = [], proof = [], ...texts }: Form): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const file of images) form.append("images", file, file.name);
  for (const file of proof) form.append("proof", file, file.name);
  return form;
}

interface Way {
  path?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a form as a browser without JavaScript does, on a connection of its own: one on which a refusal
 * came before the form was read is closed by the portal, and must not be taken for the next form.
 */
function post(world: string, body: BodyInit, { path = "/upload/feedback", headers }: Way = {}) {
  const sent = { origin: portal.origin, accept: "text/html", connection: "close", ...headers };
  return portal.fetch(path, { method: "POST", body, headers: sent, as: { world } });
}

/** Messages that the platform has, newest first. */
async function filed(world: string): Promise<{ id: number; content: string; images: number }[]> {
  const answer = await fetch(`${portal.sandboxOrigin}/__sandbox/feedback?world=${world}`);
  return answer.json();
}

describe("M9 C21 A86 feedback with pictures, from the form to the platform", () => {
  it("V53 A101 arrives with three pictures of 5 MiB to the byte, png and jpg by their bytes", async () => {
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

  it("arrives without a picture; the empty file of an empty field is none", async () => {
    const world = "upload-none";
    const images = [new File([], "", { type: "application/octet-stream" })];
    expect((await post(world, formOf({ content: "Only words", images }))).status).toBe(302);
    expect(await filed(world)).toMatchObject([{ content: "Only words", images: 0 }]);
  });

  it("arrives from a page with JavaScript too", async () => {
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
      "A picture may have at most 5 MiB",
    ],
    ["V52 the bytes of a gif", [picture([0x47, 0x49, 0x46, 0x38])], "Pictures in png or jpg only"],
    ["V52 half a signature", [picture(pngMagic.slice(0, 4))], "Pictures in png or jpg only"],
    [
      "V52 a bad one among good ones",
      [picture(png), picture([0x3c, 0x73, 0x76, 0x67])],
      "Pictures in png or jpg only",
    ],
    ["V54 four pictures", Array.from({ length: 4 }, () => picture(png)), "At most 3 pictures"],
  ])("says under the field what is wrong, and sends nothing: %s", async (name, images, says) => {
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
    const headers = { cookie: "lang=ko" };
    const long = await post(world, formOf({ content: "🎲".repeat(141) }), { headers });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain("140");
    expect((await post(world, formOf({ content: "🎲".repeat(140) }), { headers })).status).toBe(
      302,
    );
  });

  it("has its page, and no other stands below /upload/", async () => {
    const page = await (await portal.fetch("/upload/feedback")).text();
    expect(page).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    expect(page).toMatch(/<input[^>]*name="images"[^>]*accept="image\/png,image\/jpeg"/);
    expect((await portal.fetch("/upload/other")).status).toBe(404);
  });
});

describe("A101 what is more than three pictures", () => {
  const multipart = { "content-type": "multipart/form-data; boundary=cut" };
  const head = `--cut\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n`;

  it("is refused by its length before a byte is read", async () => {
    const headers = { ...multipart, origin: portal.origin, "content-length": `${20 * mebibyte}` };
    const sent = { method: "POST", body: head, headers };
    const answer = await rawAsk(portal.origin, "/upload/feedback", sent);
    expect(answer.status).toBe(413);
  });

  it("is cut while it streams when it tells no length", async () => {
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(17 * mebibyte)]);
    const answer = await rawAsk(portal.origin, "/upload/feedback", {
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
    expect(answer.body).toContain("A picture may have at most 5 MiB");
    expect(await filed("upload-cut")).toEqual([]);
  });

  it.each([
    ["a form that breaks off", `${head}abc`, 400],
    ["a form without a divider", "content=x", 400],
    ["no form at all", "", 400],
    ["a form of a thousand parts", `${head}x\r\n`.repeat(1000), 400],
    ["eleven parts, closed well", `${`${head}x\r\n`.repeat(11)}--cut--\r\n`, 400],
  ])("and what is no form is told so: %s", async (_name, body, status) => {
    const answer = await post("upload-broken", body, { headers: multipart });
    expect(answer.status).toBe(status);
    expect(await filed("upload-broken")).toEqual([]);
  });

  it("is told who may not send before a byte is read, and so is who sends too often", async () => {
    const path = "/upload/withdrawal-proof";
    const world = "upload-unread";
    // The body never comes: whoever waits for it gives no answer.
    const ask = (as: Record<string, string> = {}) =>
      rawAsk(portal.origin, path, {
        method: "POST",
        headers: {
          ...multipart,
          ...{ origin: portal.origin, "x-dev-world": world, "content-length": "5000000" },
          ...as,
        },
        unfinished: head,
      });
    const guest = await ask();
    expect([guest.status, guest.headers.location]).toEqual([
      302,
      `/login?returnTo=${encodeURIComponent(path)}`,
    ]);
    for (let sent = 1; sent < 30; sent += 1) await ask();
    const late = await ask();
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(3000);
    expect((await ask({ "x-dev-address": "203.0.113.77" })).status).toBe(302);
  });

  it("no more than four are under way at once", async () => {
    const sent = { ...multipart, origin: portal.origin, "x-dev-world": "upload-many" };
    const body = Buffer.concat([Buffer.from(head), Buffer.alloc(1000)]);
    const send = (address: string, holdMs?: number) =>
      rawAsk(portal.origin, "/upload/feedback", {
        ...{ method: "POST", headers: { ...sent, "x-dev-address": address }, body },
        ...(holdMs ? { holdMs } : {}),
      });
    const four = Promise.all([1, 2, 3, 4].map((n) => send(`203.0.113.${n}`, 6000)));
    let n = 10;
    const next = async () => {
      n += 1;
      return (await send(`203.0.113.${n}`)).status;
    };
    await expect.poll(next, { timeout: 5000, interval: 50 }).toBe(429);
    expect((await four).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await next()).toBe(400);
  }, 60_000);

  it.each([
    ["/graphql", "application/json", 413],
    ["/graphql", "multipart/form-data; boundary=cut", 413],
    ["/login", "multipart/form-data; boundary=cut", 413],
    ["/uploads", "multipart/form-data; boundary=cut", 413],
    ["/upload/feedback", "application/json", 413],
    ["/upload/feedback", "application/x-www-form-urlencoded", 413],
  ])("stays at 64 KiB elsewhere: %s as %s", async (path, type, status) => {
    const claimed = { "content-type": type, "content-length": "65537" };
    const headers = { ...claimed, origin: portal.origin, "x-portico": "1" };
    const answer = await rawAsk(portal.origin, path, { method: "POST", headers, body: "{" });
    expect(answer.status).toBe(status);
  });

  it("and a small form with files is nothing that GraphQL reads", async () => {
    const headers = { "x-portico": "1" };
    const form = formOf({ content: "x", images: [picture(png)] });
    expect((await post("upload-cap", form, { path: "/graphql", headers })).status).toBe(415);
  });

  it("is taken from no other site", async () => {
    const headers = { origin: "https://evil.example" };
    const form = formOf({ content: "x", images: [picture(png)] });
    expect((await post("upload-cross", form, { headers })).status).toBe(403);
    expect(await filed("upload-cross")).toEqual([]);
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
    const run = (query: string, variables = {}) => ask(portal, { world, cookie, query, variables });
    const cards = await run("{ wallet { bankCards { id } } }");
    const { wallet } = cards.data as { wallet: { bankCards: { id: string }[] } };
    const input = {
      cardId: wallet.bankCards[0]?.id,
      amount: "100",
      paymentPassword: "246810",
      idempotencyKey: crypto.randomUUID(),
    };
    const asked = await run(withdraw, { input });
    expect(asked.data).toEqual({ requestWithdrawal: { __typename: "RequestWithdrawalSuccess" } });
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
