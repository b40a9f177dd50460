import type { Plugin } from "vite";
import { messagesFile } from "../../app/i18n/messages-file.ts";
import { keyFaults } from "../../app/i18n/missing-texts.ts";
import { readLocales } from "./locales.ts";

/**
 * Writes each language's messages beside the browser's files, where the Worker reads them, because each would add 17
 * kB to its code (decision 0015). English is part of the Worker. A text that a language lacks stops the build.
 */
export function messageFiles(): Plugin {
  let root = "";
  return {
    name: "portico:message-files",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const locales = await readLocales(root);
      const faults = keyFaults(locales);
      if (faults.length > 0) this.error([...faults, "`npm run texts` lists them."].join("\n"));
      for (const [language, tree] of Object.entries(locales)) {
        if (language === "en") continue;
        this.emitFile({
          type: "asset",
          fileName: messagesFile(language),
          source: JSON.stringify(tree),
        });
      }
    },
  };
}
