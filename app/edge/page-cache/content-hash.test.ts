import { expect, it } from "vitest";
import { contentHashOf } from "./content-hash.ts";
import { newTokens } from "./response-tokens.ts";

/** A page's data, and the tokens of its response. */
function page(data: unknown, tokens = newTokens()) {
  const made = { data, requestId: tokens.requestId };
  const own = { ...tokens, answerHeaders: new Headers() };
  const hash = (live: object[] = []) =>
    contentHashOf(made, 200, new Headers({ vary: "a" }), own, live);
  return { made, own, hash };
}

it("A118 is the same for two renderings with different tokens", async () => {
  const [one, other] = await Promise.all([page([1]).hash(), page([1]).hash()]);
  expect(one.frame).toMatch(/^[\w-]{43}$/);
  expect(other).toEqual(one);
});

it("A107 differs with the data, the status, and the headers of loaders and gateway", async () => {
  const { made, own, hash } = page([1]);
  const vary = new Headers({ vary: "a" });
  const hashes = await Promise.all([
    hash(),
    page([2]).hash(),
    contentHashOf(made, 404, vary, own),
    contentHashOf(made, 200, new Headers({ vary: "b" }), own),
    contentHashOf(made, 200, vary, { ...own, answerHeaders: new Headers({ "set-cookie": "a=b" }) }),
  ]);
  const frames = hashes.map((hash) => hash?.frame);
  expect(new Set(frames).size).toBe(frames.length);
  const timed = { ...own, answerHeaders: new Headers({ "server-timing": "C18;dur=3" }) };
  expect(await contentHashOf(made, 200, vary, timed)).toEqual(hashes[0]);
});

it("A107 hashes live fragments apart from the frame, whatever their text is", async () => {
  const hash = (winner: string, rest = "games") => {
    const live = { winner, at: 1 };
    return page([rest, { data: live, dropped: 2 }]).hash([live]);
  };
  const odd = '<b>&\u2028"</script>';
  const [first, goneOn, other] = await Promise.all([hash("kim"), hash(odd), hash("kim", odd)]);
  expect(goneOn?.frame).toBe(first?.frame);
  expect(goneOn?.live).not.toBe(first?.live);
  expect(other?.frame).not.toBe(first?.frame);
  expect(other?.live).toBe(first?.live);
});

it("A107 ignores a live fragment that isn't in the data", async () => {
  const { hash } = page(["kim"]);
  expect(await hash([{ winner: "lee" }])).toEqual(await hash());
});
