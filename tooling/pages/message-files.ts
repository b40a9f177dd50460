import type { Plugin } from "vite";
import { messagesFile } from "../../app/i18n/messages-file.ts";
import trees from "../../app/locales/all.ts";

/**
 * Writes each language's messages beside the browser's files, where the Worker reads them: in its own code
 * each would take 17 kB and more (decision 0015). English is in there.
 */
export function messageFiles(): Plugin {
  return {
    name: "portico:message-files",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle() {
      const { en: _inTheWorker, ...others } = trees;
      for (const [language, tree] of Object.entries(others)) {
        this.emitFile({
          type: "asset",
          fileName: messagesFile(language),
          source: JSON.stringify(tree),
        });
      }
    },
  };
}
