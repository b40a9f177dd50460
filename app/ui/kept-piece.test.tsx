import { createElement, type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { KeptPiece, PiecesContext } from "./kept-piece.tsx";
import { piecesOf } from "./pieces.server.ts";

const shelf = new Map<string, readonly string[]>();
let renderings = 0;
function Inside({ text }: { text: string }) {
  renderings += 1;
  return (
    <label htmlFor={useId()}>
      {text} {renderings}
    </label>
  );
}

/** A page around a piece, for a visitor. */
async function pageFor(
  requestId: string,
  by: readonly unknown[] | null,
  text: string,
  around: ReactNode[] = [],
  live: [object, string][] = [],
) {
  const pieces = piecesOf(shelf, {
    place: ["aurora", "en"],
    requestId,
    nonce: "n0nce",
    names: ["player1"],
    live: new Map(live),
  });
  const piece = (
    <KeptPiece by={by}>
      <Inside text={text} />
    </KeptPiece>
  );
  const page = createElement(PiecesContext.Provider, { value: pieces }, ...around, piece);
  const stream = new Blob([renderToString(page)]).stream();
  return new Response(pieces.takeFrom(stream)).text();
}

it("renders a piece once, and puts it in as it was, with the next request's id", async () => {
  const first = await pageFor("request-1", [{ a: 1 }], "hello request-1");
  const second = await pageFor("request-2", [{ a: 1 }], "never rendered");
  const rest = (html: string) => html.replace(' data-piece="0"', "");
  expect(rest(second)).toBe(rest(first).replace("request-1", "request-2"));
});

it("renders anew for whatever shows in it, and in another place", async () => {
  const answer = { b: 1 };
  await pageFor("r", [answer, "GUEST"], "first");
  expect(await pageFor("r", [{ b: 2 }, "GUEST"], "other answer")).toContain("other answer");
  expect(await pageFor("r", [answer, "MEMBER"], "other words")).toContain("other words");
  const around = [<p key="p">before</p>];
  expect(await pageFor("r", [answer, "GUEST"], "other place", around)).toContain("other place");
  expect(await pageFor("r", [answer, "GUEST"], "again")).toContain("first");
});

it("knows a value by its text, whichever object says it, and keeps the text once", async () => {
  const long = "x".repeat(1000);
  const before = [...shelf.keys()].join("").length;
  await pageFor("r", [{ long }, { long }, "a"], "rendered once");
  await pageFor("r", [{ long }, "b"], "another piece of the same value");
  expect([...shelf.keys()].join("").length - before).toBeLessThan(1200);
  expect(await pageFor("r", [{ long }, { long }, "a"], "never rendered")).toContain(
    "rendered once",
  );
  expect(await pageFor("r", [{ long }, { long: "#1" }, "a"], "others")).toContain("others");
  expect(await pageFor("r", ["#1", "#1", "a"], "a text of its own")).toContain("a text of its own");
});

it("A107 calls a live part's piece by its name, whether rendered or put in", async () => {
  const winners = ["kim"];
  for (const text of ["kim", "never rendered"]) {
    const page = await pageFor("r", [winners], text, [], [[winners, "winners"]]);
    expect(page).toMatch(/^<kept-piece data-piece="winners"><label.*kim.*<\/kept-piece>$/);
  }
});

it.each([
  ["names the visitor", "for player1"],
  ["has the answer's nonce", "n0nce"],
])("A118 keeps no piece that %s", async (what, text) => {
  await pageFor("r", [what], text);
  expect(await pageFor("r", [what], "rendered anew")).toContain("rendered anew");
});

it("A118 keeps no piece that is one visitor's own", async () => {
  expect(await pageFor("r", null, "one")).toContain("one");
  expect(await pageFor("r", null, "two")).toContain("two");
});
