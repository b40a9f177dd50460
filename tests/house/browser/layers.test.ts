/** Back closes every kind of layer (A221, decision 0069). */
import { expect, it } from "vitest";
import { sourcesIn, textOf } from "../sources.ts";

/** What puts something on top of the page. */
const opens = /<dialog|showModal\(|showPopover\(|popover=|role="dialog"|aria-modal/;

/** Those that Back does not close, with the reason. */
const others: Readonly<Record<string, string>> = {
  "app/components/chat/chat-panel.tsx":
    "on a phone it is a Modal; beside a wide page it covers nothing",
  "app/routes/lobby/seamless/check-dialog.tsx": "only its answer closes it (G11)",
  "app/ui/hooks/use-search-shortcut.ts": "it opens a Sheet",
};

const sources = sourcesIn(["app"], /(?<!\.test)\.tsx?$/).filter((path) => opens.test(textOf(path)));

it("A221 every dialog, sheet and popover is noted as a layer, or has a reason not to be", () => {
  const notes = /\b(openLayer|layerOf)\(/;
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter((path) => !notes.test(textOf(path)) && !(path in others))).toEqual([]);
  expect(Object.keys(others).filter((path) => !sources.includes(path))).toEqual([]);
});

it("A221 a disclosure that lies over the page is noted, by the menus' hook or by itself", () => {
  expect(textOf("app/components/shell/navigation/use-menu.ts")).toMatch(/\blayerOf\(/);
  expect(textOf("app/ui/layout/disclosure.tsx")).toMatch(/\blayerOf\(/);
  const over = sourcesIn(["app"], /\.tsx$/).filter((path) => {
    const text = textOf(path);
    return /<Disclosure\b/.test(text) && /"[^"]*\b(menu-sheet|panel-menu|absolute)\b/.test(text);
  });
  expect(over.length).toBeGreaterThan(8);
  expect(over.filter((path) => !/\buseMenu\(|<Disclosure\s+over\b/.test(textOf(path)))).toEqual([]);
});
