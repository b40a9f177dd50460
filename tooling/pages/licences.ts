import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const file = "licenses.txt";
/** A part of a package's font, such as brands/fonts/@fontsource/do-hyeon/x.woff2, has that package's licence. */
const partOfFont = /\/brands\/fonts\//;
const ownFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** @param path from the project's folder, as Vite names the sources of files */
const absolute = (path: string) => resolve(path);

/**
 * Writes the full licences of all packages in the browser's scripts and of all fonts into one file (licenses.txt). In
 * the scripts themselves they would take 1 kB.
 */
export function licences(): Plugin {
  return {
    name: "portico:licences",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const file of Object.values(bundle)) {
        const sources =
          file.type === "chunk" ? Object.keys(file.modules) : file.originalFileNames.map(absolute);
        for (const source of sources) {
          const folder = ownFolder.exec(
            source.replace(/^\0/, "").replace(partOfFont, "/node_modules/"),
          )?.[1];
          if (folder) folders.add(folder);
        }
      }
      const texts = [...folders].sort().map((folder) => {
        const { name, version, license }: Record<string, string> = JSON.parse(
          readFileSync(join(folder, "package.json"), "utf8"),
        );
        const licence = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
        return `${name} ${version} (${license})\n\n${licence ? readFileSync(join(folder, licence), "utf8").trim() : ""}`;
      });
      this.emitFile({ type: "asset", fileName: file, source: `${texts.join("\n\n---\n\n")}\n` });
    },
  };
}
