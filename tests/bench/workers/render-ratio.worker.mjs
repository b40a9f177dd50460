import plain from "renderer:plain";
import quicker from "renderer:quicker";
import { createElement } from "react";

/** @typedef {import("../written.ts").Written} Written */

/**
 * Read once; a page's elements are created again for each page view, as components do.
 * @type {Written | undefined}
 */
let page;
let finished = "";

/**
 * Creates an element from `[tag, attributes, ...children]`.
 * @param {Written} node
 * @returns {import("react").ReactNode}
 */
function elementOf(node) {
  if (typeof node === "string") return node;
  const [tag, attributes, ...inner] = node;
  // The content of a script or style is written unchanged.
  if (tag === "script" || tag === "style") {
    const text = { dangerouslySetInnerHTML: { __html: inner.join("") } };
    return createElement(tag, { ...attributes, ...text });
  }
  return createElement(tag, attributes, ...inner.map(elementOf));
}

/** @type {Record<string, typeof plain>} */
const renderers = { "/plain": plain, "/quicker": quicker };

export default {
  /**
   * @param {Request} request
   * @param {{PAGE: string}} env
   */
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const headers = { "content-type": "text/html; charset=utf-8" };
    if (pathname === "/written") return new Response(finished, { headers });
    const renderer = renderers[pathname];
    if (!renderer) return new Response("ok");
    page ??= /** @type {Written} */ (JSON.parse(env.PAGE));
    const stream = await renderer.renderToReadableStream(elementOf(page));
    if (finished) return new Response(stream, { headers });
    finished = await new Response(stream).text();
    return new Response(finished, { headers });
  },
};
