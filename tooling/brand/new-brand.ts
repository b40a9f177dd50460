/** `npm run brand -- new`: the files of a brand from six answers. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { endOnSignals, stopAtEnd } from "../command/ending.mjs";
import { Refusal } from "../command/refusal.mjs";
import { run } from "../command/run.mjs";
import { insert } from "../new/insert.mjs";
import { type Answers, type Options, readAnswers, type Terminal } from "./answers.ts";
import { brandSource, newSettings } from "./brand-source.ts";
import { characters } from "./characters.ts";
import { paletteOf } from "./palette.ts";
import { drawPictures } from "./pictures/draw-pictures.mjs";
import { emptyOf, logoOf, markOf, tileOf } from "./pictures/drawings.ts";

const index = "brands/index.ts";

/**
 * Returns the name of the constant of a brand.
 * @throws Refusal for an id that can't be one, or that is there already
 */
export function constantOf(root: string, id: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    throw new Refusal(
      `"${id}" can't be an id: small letters, digits and single hyphens, first a letter, at most 40 characters.`,
    );
  const file = [`brands/${id}.ts`, `public/brands/${id}`].find((path) =>
    existsSync(join(root, path)),
  );
  if (file) throw new Refusal(`${file} exists already; nothing was written.`);
  const constant = id.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
  const word = ts.identifierToKeywordKind(ts.factory.createIdentifier(constant));
  const isTaken = new RegExp(`\\b(${constant})\\b`).test(
    `${readFileSync(join(root, index), "utf8")} defineBrand commonLobbyRoutes commonPatternMessages`,
  );
  if (isTaken || (word && word <= ts.SyntaxKind.LastFutureReservedWord))
    throw new Refusal(`"${constant}" is a word that the files of brands use; choose another id.`);
  return constant;
}

/**
 * Reads six answers and writes the brand.
 * @returns the paths that are new or changed
 * @throws Refusal for what is wrong with the id or the options, before anything is written
 */
export async function createBrand(
  root: string,
  id: string,
  { options, terminal, today }: { options: Options; terminal: Terminal | null; today: string },
): Promise<string[]> {
  constantOf(root, id);
  return writeBrand(root, await readAnswers(id, options, terminal), today);
}

/**
 * Writes the files of a brand, registers it and draws its pictures.
 * @returns the paths that are new or changed
 * @throws what went wrong, after everything is as before
 */
async function writeBrand(root: string, answers: Answers, today: string): Promise<string[]> {
  const { id, name, scheme, accent, character } = answers;
  const constant = constantOf(root, id);
  const settings = newSettings(answers, today);
  const palette = paletteOf(scheme, accent);
  const { form } = characters[character];
  const before = readFileSync(join(root, index), "utf8");
  const imported = `import { ${constant} } from "./${id}.ts";`;
  const registered = insert(index, before, "brandFiles", `${constant},`);
  const folder = `public/brands/${id}`;
  const sources = [`brands/${id}.ts`, index];
  const files = new Map([
    [`brands/${id}.ts`, brandSource(constant, settings)],
    [`${folder}/wide.svg`, logoOf(name, palette, form.corners)],
    [`${folder}/mark.svg`, markOf(name, palette, form.corners)],
    [`${folder}/empty.svg`, emptyOf(palette)],
    ...settings.tiles.map(({ art }): [string, string] => [
      `${folder}/tile-${art}.svg`,
      art === "fish" ? "" : tileOf(art, palette),
    ]),
    [index, insert(index, registered, "import", imported)],
  ]);
  const undo = () => {
    rmSync(join(root, `brands/${id}.ts`), { force: true });
    rmSync(join(root, folder), { recursive: true, force: true });
    writeFileSync(join(root, index), before);
  };
  endOnSignals();
  const isDone = stopAtEnd(undo);
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { code, output } = await run("bin:biome", ["check", "--write", ...sources], {
      cwd: root,
    });
    if (code !== 0) throw new Error(output);
    const drawn = await drawPictures(root, {
      id,
      palette,
      logo: settings.logo,
      tiles: settings.tiles,
    });
    return [...files.keys(), ...drawn];
  } catch (error) {
    undo();
    throw error;
  } finally {
    isDone();
  }
}
