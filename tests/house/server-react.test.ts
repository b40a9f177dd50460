import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { createElement, Fragment } from "react";
import { describe, expect, it } from "vitest";
import { encodeText, quickerRenderer } from "../../tooling/worker/server-modules.ts";

const require = createRequire(import.meta.url);
const file = require
  .resolve("react-dom/package.json")
  .replace("package.json", "cjs/react-dom-server.browser.production.min.js");
const code = readFileSync(file, "utf8");

interface Renderer {
  renderToReadableStream(element: unknown): Promise<ReadableStream<Uint8Array>>;
}

function loaded(text: string): Renderer {
  const exports = {} as Renderer;
  new Function("exports", "require", text)(exports, require);
  return exports;
}

async function chunksOf(renderer: Renderer, element: unknown) {
  const chunks: Uint8Array[] = [];
  const reader = (await renderer.renderToReadableStream(element)).getReader();
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    chunks.push(next.value);
  }
  return chunks;
}

describe("React's server renderer as the build patches it (tooling/worker/server-modules.ts)", () => {
  it("is patched: React's text is still the one that the patch knows", () => {
    const patched = quickerRenderer(code);
    expect(patched).toContain("function encodeText");
    expect(patched.match(/\bencodeText\b/g)).toHaveLength(2);
    expect(patched.match(/\b8192\b/g)).toHaveLength((code.match(/\b512\b/g) ?? []).length);
    expect(patched).not.toMatch(/\b512\b/);
  });

  it.each([
    ["its chunks are of another size", "new Uint8Array(512)", "new Uint8Array(1024)"],
    ["it compares with another size", "512<b.length", "1024<b.length"],
    ["its encoder has another name", "ca=new TextEncoder", "da=new TextEncoder"],
    ["it is no strict script", "'use strict';", ""],
  ])("stops the build when %s", (_what, from, to) => {
    expect(code).toContain(from);
    expect(() => quickerRenderer(code.replaceAll(from, to))).toThrow(/not the one/);
  });

  it("writes the same bytes as React does, in fewer chunks", async () => {
    const words = ["plain", "한국어", "a".repeat(300), "é", "\u{1f3b0}", "<&>", ""];
    const rows = Array.from({ length: 400 }, (_row, at) =>
      createElement("p", { key: at, title: words[at % 7] }, words[(at * 3) % 7], at),
    );
    const page = createElement(Fragment, null, ...rows);
    const [theirs, ours] = await Promise.all([
      chunksOf(loaded(code), page),
      chunksOf(loaded(quickerRenderer(code)), page),
    ]);
    expect(Buffer.concat(ours).toString()).toBe(Buffer.concat(theirs).toString());
    expect(ours.length).toBeLessThan(theirs.length / 4);
  });

  it("encodes any text as the native encoder does", () => {
    const native = new TextEncoder();
    const units = fc.array(fc.nat(0xffff), { maxLength: 120 });
    const any = units.map((codes) => String.fromCharCode(...codes));
    const text = fc.oneof(any, fc.string({ maxLength: 120 }));
    fc.assert(
      fc.property(text, (each) => {
        const [ours, theirs] = [encodeText(each, native), native.encode(each)];
        expect(Buffer.from(ours).toString("hex")).toBe(Buffer.from(theirs).toString("hex"));
      }),
    );
  });
});
