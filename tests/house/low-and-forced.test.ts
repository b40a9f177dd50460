import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sheet = (name: string) =>
  readFileSync(new URL(`../../app/styles/${name}`, import.meta.url), "utf8");

/** The text between the braces after a selector or condition. */
function blockOf(css: string, head: string): string {
  const from = css.indexOf("{", css.indexOf(head));
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return css.slice(from, at);
  }
  return "";
}

it("A138 buttons and selected items have a border in forced colours", () => {
  const forced = blockOf(sheet("looks.css"), "@media (forced-colors: active)");
  expect(forced).toMatch(/\.button[^{]*\{[^}]*border: 1px solid ButtonBorder/);
  for (const picked of ["[aria-current]", '[aria-pressed="true"]', ".choice:has(:checked)"]) {
    expect(forced).toContain(picked);
  }
  expect(forced).toContain("outline: 3px solid Highlight");
});

it("A138 neither the header nor the bottom bar is fixed in a low window", () => {
  expect(blockOf(sheet("shell.css"), ".bottom-bar {")).toMatch(/height < 30rem[^}]*static/);
  expect(blockOf(sheet("shell.css"), ".site-header {")).toMatch(/height < 30rem[^}]*static/);
});

it("A138 all game cards of a list reserve room for a trial button if one card has it", () => {
  const rule = blockOf(sheet("looks.css"), ".game-slides:has(.game-trial) .game > form");
  expect(rule).toContain("mb-10");
});
