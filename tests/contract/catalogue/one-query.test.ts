/**
 * The home page, the member center and the agent center, each as one query over HTTP: complete without failures; with
 * one failed platform call only its data is missing.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  agentCenter,
  type Example,
  homePage,
  memberCenter,
} from "../../../gateway/developer/playground/examples.ts";
import { type Answer, ask } from "../../faults/ask.ts";
import { bootPortal, type Portal } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";

let portal: Portal;
beforeAll(async () => {
  portal = await bootPortal();
});
afterAll(() => portal.stop());

interface Page {
  name: string;
  username: string | null;
  example: Example;
}

const pages: Page[] = [
  { name: "home", username: null, example: homePage },
  { name: "member center", username: "player1", example: memberCenter },
  { name: "agent center", username: "agent1", example: agentCenter },
];

/** Data that is lost without an error: a picture has a fallback (E10), and most of C18 comes from other calls. */
const silent: Record<string, readonly string[]> = {
  C12: [".viewer.avatar"],
  C18: [".system.location", ".system.resources"],
};

/** Paths of all leaves with a value, without list positions. */
function filled(value: unknown, path = ""): Set<string> {
  const found = new Set<string>();
  if (value === null || value === undefined) return found;
  if (typeof value !== "object") return found.add(path);
  found.add(path);
  for (const [name, child] of Object.entries(value)) {
    const below = Array.isArray(value) ? path : `${path}.${name}`;
    for (const leaf of filled(child, below)) found.add(leaf);
  }
  return found;
}

async function open(page: Page, name: string) {
  const world = portal.world(name);
  await world.reset();
  const { username, example } = page;
  const cookie = username ? await signIn(portal, { world: name, username }) : "";
  const query = () => ask(portal, { world: name, query: example.query, cookie });
  return { world, query };
}

/** The paths of the errors, in the form of `filled`. */
const errorPaths = ({ errors }: Answer) =>
  errors.map(({ path = [] }) =>
    path
      .filter((step) => typeof step === "string")
      .map((step) => `.${step}`)
      .join(""),
  );

describe.each(pages)("the $name", (page) => {
  const slug = page.name.replace(" ", "-");
  let healthy: Answer;
  let asked: string[];

  it("U26 U29 D-24 is one complete query, and makes no call twice", async () => {
    const { world, query } = await open(page, `one-${slug}`);
    await world.forgetCalls();
    healthy = await query();
    expect(healthy.errors).toEqual([]);
    expect(healthy.status).toBe(200);
    const empty = Object.entries(healthy.data ?? {}).filter(([, value]) => value === null);
    expect(empty.map(([name]) => name)).toEqual(page.username ? [] : ["viewer"]);
    const calls = await world.calls();
    const made = calls.map(({ id, query: parameters }) => `${id} ${JSON.stringify(parameters)}`);
    expect(new Set(made).size).toBe(made.length);
    asked = [...new Set(calls.map(({ id }) => id))];
    expect(asked.length).toBeGreaterThan(4);
  });

  it("lacks only one part, whichever of its calls fails", async () => {
    const broken = await Promise.all(
      chunks(asked, 4).map(async (ids) => {
        const rows: [string, string[]][] = [];
        for (const id of ids) rows.push([id, await oneFailing(id)]);
        return rows;
      }),
    );
    expect(broken.flat().filter(([, faults]) => faults.length > 0)).toEqual([]);
  }, 240_000);

  /** Problems of the response while this call fails. */
  async function oneFailing(id: string): Promise<string[]> {
    const { world, query } = await open(page, `one-${slug}-${id.toLowerCase()}`);
    await world.fault({ match: { id }, fault: { kind: "status", status: 500 } });
    const answer = await query();
    const has = filled(answer.data);
    const lost = [...filled(healthy.data)].filter((leaf) => !has.has(leaf));
    const paths = errorPaths(answer);
    const quiet = silent[id] ?? [];
    const faults = [
      ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
      ...(paths.length > 0 || quiet.length > 0 ? [] : ["no error"]),
      // A failed call must not remove a part that combines several calls.
      ...paths.filter((path) => ["", ".viewer", ".system", ".wallet", ".agent"].includes(path)),
      ...lost.filter((leaf) => ![...paths, ...quiet].some((path) => leaf.startsWith(path))),
      ...answer.errors.flatMap(({ extensions: { code } }) =>
        code === "UPSTREAM_UNAVAILABLE" ? [] : [code],
      ),
    ];
    return faults;
  }
});

/** The same in as many parallel runs as allowed. */
function chunks<T>(all: readonly T[], lanes: number): T[][] {
  return Array.from({ length: lanes }, (_, lane) => all.filter((_item, at) => at % lanes === lane));
}
