import ts from "typescript";
import { expect, it } from "vitest";
import { sourcesIn, textOf } from "../sources.ts";

/** Playwright's reads that answer at once, or as soon as an element is there, whatever is still to come. */
const reads =
  /^(boundingBox|count|textContent|innerText|innerHTML|inputValue|getAttribute|is(Visible|Hidden|Checked|Enabled|Disabled|Editable)|allTextContents|allInnerTexts|all|evaluateAll)$/;
/** Functions that are given to these are repeated, or run in the page, where such names are the document's own. */
const repeatedOrInThePage =
  /^expect(\.poll)?$|^readAll$|\.(evaluate|evaluateAll|evaluateHandle|addInitScript|waitForFunction)$/;
const sizes = /\b(isMobile|viewport|wide)\b/;

/**
 * Returns the reads of a browser test that do not wait, and the tests that are skipped by the size of the window, each
 * with its line. A read may stand where it is repeated: in a function that is given to `expect.poll` or to
 * `expect(...).toPass()`.
 */
function mistakesIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const report = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const {
      expression,
      arguments: [first],
    } = node;
    const method = ts.isPropertyAccessExpression(expression) ? expression.name.text : "";
    const callee = expression.getText(source);
    if (callee === "test.skip" && sizes.test(first?.getText(source) ?? "")) {
      report(node, "test.skip: use a tag of tests/support/tags.ts");
    }
    if (reads.test(method) && callee !== "Promise.all") {
      report(expression, `${method}: use tests/support/read.ts`);
    }
    visit(expression);
    const isApart = repeatedOrInThePage.test(callee);
    for (const argument of node.arguments) {
      if (!isApart || !ts.isFunctionLike(argument)) visit(argument);
    }
  };
  visit(source);
  return found;
}

it("browser tests read only what has come to rest, and are chosen by tags", () => {
  const files = [
    ...sourcesIn(["tests/e2e", "tests/faults", "tests/firebase"], /\.spec\.ts$/),
    ...sourcesIn(["tests/support"], /\.ts$/).filter(
      (path) => !path.endsWith("/read.ts") && textOf(path).includes('from "@playwright/test"'),
    ),
  ];
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((path) => mistakesIn(path, textOf(path)))).toEqual([]);
});

it("finds such reads, but not those that are repeated or are the document's own", () => {
  const text = [
    "const box = await page.locator('a').boundingBox();",
    "const names = await Promise.all([first.textContent(), second.count()]);",
    "const read = async () => Number(await figure.textContent());",
    "await expect.poll(() => rows.count()).toBe(3);",
    "await expect(async () => { if (await fold.isVisible()) await fold.click(); }).toPass();",
    "await list.evaluate((node) => node.getAttribute('id'));",
    "expect(await rows.count()).toBe(3);",
    "test.skip(isMobile, 'a phone has no keys');",
    "test.skip(!sizes.hasLocal, 'no such font');",
    "await expect.poll(() => 1, { message: await row.innerText() }).toBe(1);",
  ];
  const lines = mistakesIn("some.spec.ts", text.join("\n")).map((each) => each.split(" ")[0]);
  expect(lines).toEqual([1, 2, 2, 3, 7, 8, 10].map((line) => `some.spec.ts:${line}`));
});
