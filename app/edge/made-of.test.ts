import { expect, it } from "vitest";
import { madeOf } from "./made-of.ts";
import { newMarks } from "./page-marks.ts";

/** A page's data as Remix hands it over, and what is its answer's own. */
function page(data: unknown, marks = newMarks()) {
  const made = { serverHandoffString: JSON.stringify({ data, requestId: marks.requestId }) };
  const own = { ...marks, answerHeaders: new Headers() };
  return { made, own, hash: () => madeOf(made, 200, new Headers({ vary: "a" }), own) };
}

it("A118 is the same for two renderings of one page, whose marks differ", async () => {
  const [one, other] = await Promise.all([page([1]).hash(), page([1]).hash()]);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).toBe(one);
});

it("A107 differs with the data, the status, and what loaders or the gateway say in headers", async () => {
  const { made, own, hash } = page([1]);
  const vary = new Headers({ vary: "a" });
  const hashes = await Promise.all([
    hash(),
    page([2]).hash(),
    madeOf(made, 404, vary, own),
    madeOf(made, 200, new Headers({ vary: "b" }), own),
    madeOf(made, 200, vary, { ...own, answerHeaders: new Headers({ "set-cookie": "a=b" }) }),
  ]);
  expect(new Set(hashes).size).toBe(hashes.length);
  const timed = { ...own, answerHeaders: new Headers({ "server-timing": "C18;dur=3" }) };
  expect(await madeOf(made, 200, vary, timed)).toBe(hashes[0]);
});

it("is unknown while some of the data is still to come", async () => {
  const { made, own } = page([1]);
  const streamed = { ...made, serverHandoffStream: new ReadableStream() };
  expect(await madeOf(streamed, 200, new Headers(), own)).toBeNull();
});
