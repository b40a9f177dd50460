/** What the Worker answers itself at the addresses that `edgeAddresses` of `app/routes.ts` lists. */

import type { EdgeAddress } from "~/routes.ts";
import { answerByEditor } from "./development/brand-editor.ts";
import { answerDraft } from "./development/draft-brands.ts";
import type { EdgeRequest } from "./edge-request.ts";
import { ownFile } from "./files/own-file.ts";
import { ownDataFile } from "./operator/account-data.ts";
import { answerReport } from "./report-api/answer-report.ts";
import { indexFile } from "./search/index-file.ts";

/** Returns null for whom the address does not exist; a page answers then. */
type Answer = (request: EdgeRequest) => Response | null | Promise<Response | null>;

interface EdgeRoute {
  /** Runs before the platform's status is read, for what must answer while the platform fails or is closed. */
  beforeStatus?: Answer;
  /** Runs when the platform is open. */
  whenOpen?: Answer;
}

/** Playground, platform and market, for developers only. The deployed bundle leaves them out. */
const developerPages: Answer = async ({ context: { request, nonce }, scope, configuration }) => {
  if (process.env.PORTICO_BUNDLE !== "production" && scope.development) {
    const { pathname } = new URL(request.url);
    if (pathname === "/dev/brand/draft") return answerDraft(request);
    if (/^\/dev\/brand(\/|$)/.test(pathname)) return answerByEditor(request, configuration);
    const { developerPage } = await import("../../gateway/developer/developer-pages.ts");
    return developerPage(request, scope, nonce);
  }
  return null;
};

const edgeRoutes: Record<Exclude<EdgeAddress, "/dev/*">, EdgeRoute> = {
  "/operator/*": {
    async beforeStatus({ context: { request, nonce }, scope, configuration }) {
      const { operatorPage } = await import("./operator/operator-pages.ts");
      return operatorPage(request, scope, configuration, nonce);
    },
  },
  "/graphql": {
    beforeStatus: developerPages,
    whenOpen: ({ context, scope, gateway }) => gateway.handle(context.request, scope),
  },
  "/search/index.json": {
    whenOpen: ({ context, scope, configuration }) =>
      indexFile(context, configuration, scope.waitUntil),
  },
  "/member/account-data.json": { whenOpen: ({ scope }) => ownDataFile(scope) },
  "/api/reports/*": { whenOpen: answerReport },
  "/agentHome/files/file": {
    whenOpen: ({ context, scope, configuration }) =>
      ownFile(scope, context.url.searchParams.get("id"), configuration),
  },
};

/** The route of a path; null for one that pages answer. */
export function edgeRouteAt(pathname: string): EdgeRoute | null {
  // The deployed bundle does not know these addresses.
  if (process.env.PORTICO_BUNDLE !== "production" && pathname.startsWith("/dev/")) {
    return { beforeStatus: developerPages };
  }
  const found = Object.entries(edgeRoutes).find(([address]) =>
    address.endsWith("*") ? pathname.startsWith(address.slice(0, -1)) : pathname === address,
  );
  return found?.[1] ?? null;
}
