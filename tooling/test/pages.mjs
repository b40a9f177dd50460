import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import ts from "typescript";
import { filesOf } from "../build/fingerprint.mjs";
import { at } from "../command/paths.mjs";

/** @typedef {{address: string, file: string}} Route a page's address, and the file of its route from the root */

/**
 * Returns the routes of a table of contents as `app/routes.ts` is written.
 * @param {string} text
 * @returns {Route[]}
 */
export function routesIn(text) {
  const source = ts.createSourceFile("routes.ts", text, ts.ScriptTarget.Latest, true);
  /** @type {Route[]} */
  const routes = [];
  /**
   * @param {import("typescript").Node} node
   * @param {string} parent
   * @returns {void}
   */
  const visit = (node, parent) => {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, parent));
      return;
    }
    const kind = node.expression.getText(source);
    const [first, second] = node.arguments.map((each) => {
      if (ts.isStringLiteralLike(each)) return each.text;
      // Of an address with a variable part only its beginning is known.
      return ts.isTemplateExpression(each) ? `${each.head.text}:more` : null;
    });
    const path = kind === "route" ? first : "";
    const file = kind === "route" ? second : first;
    const known = /^(route|index)$/.test(kind) && typeof path === "string" && file;
    const address = known ? `${parent}/${path}`.replace(/\/+$/, "") || "/" : parent;
    if (known) routes.push({ address, file: `app/${file}` });
    for (const argument of node.arguments) visit(argument, address === "/" ? "" : address);
  };
  visit(source, "");
  return routes;
}

/**
 * Returns the addresses of the page that a file belongs to: those of the nearest folder above it that has routes; the
 * address of a page's file (`bets.csv`) is that of the page. A page of the member center is in the folder that its address
 * names, without a line of its own.
 * @param {string} file
 * @param {readonly Route[]} routes
 */
export function addressesOf(file, routes) {
  for (let folder = dirname(file); folder.startsWith("app/routes/"); folder = dirname(folder)) {
    const own = routes
      .filter((route) => dirname(route.file) === folder)
      .map(({ address }) => address.replace(/\.csv$/, ""));
    const member = /^app\/routes(\/member\/[\w-]+)$/.exec(folder)?.[1];
    const addresses = member && own.length === 0 ? [member] : own;
    if (addresses.length > 0) return [...new Set(addresses)];
  }
  return [];
}

/**
 * Returns the specs of the page that a file belongs to: first the one that is called like its folder, then those that
 * name its address, by how often they do. An address with a parameter (`/game/:id`) is named by its beginning.
 * @param {string} file
 * @param {readonly Route[]} routes
 * @param {ReadonlyMap<string, readonly string[]>} specs by name, such as `member/deposit`, the addresses in its text
 * @returns {string[]}
 */
export function specsOfPage(file, routes, specs) {
  const addresses = addressesOf(file, routes);
  const [area = "", ...folders] = dirname(file).replace("app/routes/", "").split("/");
  const own = folders.map((folder) => `${area}/${folder}`);
  /** @param {string} literal */
  const isNamed = (literal) =>
    addresses.some((address) => {
      const [start = "", ...more] = address.split(/\/[:*]/);
      if (start === "") return false;
      return literal === start || (more.length > 0 && literal.startsWith(`${start}/`));
    });
  return [...specs]
    .map(([name, all]) => ({
      name,
      rank: own.includes(name) ? Infinity : all.filter(isNamed).length,
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => (b.rank === a.rank ? 0 : b.rank - a.rank))
    .map(({ name }) => name);
}

/** The routes of the portal. */
export const allRoutes = () => routesIn(readFileSync(at("app/routes.ts"), "utf8"));

/**
 * Returns the addresses in the text of a browser test, without queries.
 * @param {string} text
 */
export const addressesIn = (text) =>
  [...text.matchAll(/["'`](\/[^"'`\s]*)/g)].map(([, literal = ""]) =>
    literal.replace(/[?#$].*$/, "").replace(/(.)\/$/, "$1"),
  );

/** The addresses in the text of each browser test, by its name. */
export const allSpecs = () =>
  new Map(
    filesOf(["tests/e2e"], (file) => file.endsWith(".spec.ts")).map((file) => [
      relative(at("tests/e2e"), file).slice(0, -".spec.ts".length),
      addressesIn(readFileSync(file, "utf8")),
    ]),
  );
