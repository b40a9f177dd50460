import { expect, it } from "vitest";
import { patchPage } from "./page-patch.ts";
import { insertTokens, newTokens, templateOf } from "./response-tokens.ts";

const encoder = new TextEncoder();

/** A page with two live fragments, its data, and texts that look like them. */
function pageOf(tokens = newTokens(), one = "一", two = "2", data = "{}") {
  const html = `<p>window.__remixContext = {}</p><live-fragment data-name="one">${one}</live-fragment><live-fragment><i>${tokens.requestId}</i></live-fragment><live-fragment data-name="two">${two}</live-fragment><script nonce="${tokens.nonce}">window.__remixContext = ${data};</script><script nonce="${tokens.nonce}">start();</script>`;
  return { html, tokens, cut: templateOf(encoder.encode(html), tokens) };
}

it("replaces the fragments and the data, and inserts the response's tokens", () => {
  const rendered = newTokens();
  const put = {
    one: `${rendered.requestId}.g1 — 三`,
    two: "",
    data: '{"id":"window.__remixContext = "}',
  };
  const fragments = [
    { name: "two", html: put.two },
    { name: "one", html: put.one },
  ];
  const patched = patchPage(pageOf().cut, { fragments, handoff: put.data }, rendered);
  const mine = newTokens();
  const own = put.one.replace(rendered.requestId, mine.requestId);
  // A patched page can be patched again.
  expect(patched?.fragments).toEqual(pageOf(rendered, put.one, put.two, put.data).cut.fragments);
  expect(new TextDecoder().decode(patched ? insertTokens(patched, mine) : new Uint8Array())).toBe(
    pageOf(mine, own, put.two, put.data).html,
  );
});

it("returns null for a page without the fragment", () => {
  const fragments = [{ name: "three", html: "3" }];
  expect(patchPage(pageOf().cut, { fragments, handoff: "{}" }, newTokens())).toBeNull();
});
