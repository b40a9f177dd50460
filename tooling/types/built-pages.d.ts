/** Types of the output of `remix vite:build`, which exists only after a build. */
declare module "*/build/pages/server/index.js" {
  import type { createRequestHandler, ServerBuild } from "@remix-run/cloudflare";
  import type { matchRoutes } from "@remix-run/react";
  import type { isbot } from "isbot";
  import type { readIndexes, readReportRows } from "~/entry.server.tsx";
  import type { fetchMessages } from "~/i18n/messages.server.ts";

  export const assets: ServerBuild["assets"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const basename: ServerBuild["basename"];
  export const entry: {
    module: ServerBuild["entry"]["module"] & {
      createRequestHandler: typeof createRequestHandler;
      fetchMessages: typeof fetchMessages;
      isbot: typeof isbot;
      matchRoutes: typeof matchRoutes;
      readIndexes: typeof readIndexes;
      readReportRows: typeof readReportRows;
    };
  };
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  export const mode: ServerBuild["mode"];
  export const publicPath: ServerBuild["publicPath"];
  export const routes: ServerBuild["routes"];
}
