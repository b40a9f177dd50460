import { createElement, type ReactNode, useId } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { KeptPiece, PiecesContext } from "./kept-piece.tsx";
import { piecesOf } from "./pieces.server.ts";

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
  source: object | null,
  text: string,
  by?: string,
  around: ReactNode[] = [],
) {
  const pieces = piecesOf({ requestId, nonce: "n0nce", names: ["player1"] });
  const piece = (
    <KeptPiece of={source} by={by}>
      <Inside text={text} />
    </KeptPiece>
  );
  const page = createElement(PiecesContext.Provider, { value: pieces }, ...around, piece);
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(pieces.takeFrom(stream)).text();
}

it("renders a piece once, and puts it in as it was, with the next request's id", async () => {
  const answer = {};
  const first = await pageFor("request-1", answer, "hello request-1");
  const second = await pageFor("request-2", answer, "never rendered");
  const rest = (html: string) => html.replace(' data-piece="0"', "");
  expect(rest(second)).toBe(rest(first).replace("request-1", "request-2"));
});

it("renders anew for another answer, another dependence and another place", async () => {
  const answer = {};
  await pageFor("r", answer, "first");
  expect(await pageFor("r", {}, "other answer")).toContain("other answer");
  expect(await pageFor("r", answer, "other words", "MEMBER")).toContain("other words");
  const around = [<p key="p">before</p>];
  expect(await pageFor("r", answer, "other place", "", around)).toContain("other place");
  expect(await pageFor("r", answer, "again")).toContain("first");
});

it.each([
  ["names the visitor", "for player1"],
  ["has the answer's nonce", "n0nce"],
])("keeps no piece that %s", async (_what, text) => {
  const answer = {};
  await pageFor("r", answer, text);
  expect(await pageFor("r", answer, "rendered anew")).toContain("rendered anew");
});

it("keeps nothing where the gateway keeps no answer", async () => {
  expect(await pageFor("r", null, "one")).toContain("one");
  expect(await pageFor("r", null, "two")).toContain("two");
});
