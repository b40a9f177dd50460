import { expect, it } from "vitest";
import { patchPage } from "./page-patch.ts";
import { cutPage, markPage, newMarks } from "./response-tokens.ts";

const encoder = new TextEncoder();

/** A page with two live parts, its data, and texts that look like them. */
function pageOf(marks = newMarks(), one = "一", two = "2", data = "{}") {
  const html = `<p>window.__remixContext = {}</p><live-fragment data-name="one">${one}</live-fragment><live-fragment><i>${marks.requestId}</i></live-fragment><live-fragment data-name="two">${two}</live-fragment><script nonce="${marks.nonce}">window.__remixContext = ${data};</script><script nonce="${marks.nonce}">start();</script>`;
  return { html, marks, cut: cutPage(encoder.encode(html), marks) };
}

it("puts in the parts and the data, with the marks of whoever gets the page", () => {
  const rendered = newMarks();
  const put = {
    one: `${rendered.requestId}.g1 — 三`,
    two: "",
    data: '{"id":"window.__remixContext = "}',
  };
  const parts = [
    { name: "two", html: put.two },
    { name: "one", html: put.one },
  ];
  const patched = patchPage(pageOf().cut, { parts, handoff: put.data }, rendered);
  const mine = newMarks();
  const own = put.one.replace(rendered.requestId, mine.requestId);
  // Put in once, it can be put in again.
  expect(patched?.parts).toEqual(pageOf(rendered, put.one, put.two, put.data).cut.parts);
  expect(new TextDecoder().decode(patched ? markPage(patched, mine) : new Uint8Array())).toBe(
    pageOf(mine, own, put.two, put.data).html,
  );
});

it("has nothing for a page without such a part", () => {
  const parts = [{ name: "three", html: "3" }];
  expect(patchPage(pageOf().cut, { parts, handoff: "{}" }, newMarks())).toBeNull();
});
