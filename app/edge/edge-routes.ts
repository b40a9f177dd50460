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

/** In development the pages of `npm run dev` and the playground ask over HTTP, so the key opens the operator's fields there. */
async function admitDeveloper({ context: { request }, scope, configuration }: EdgeRequest) {
  if (process.env.PORTICO_BUNDLE === "production" || !scope.development) return;
  if (!request.headers.get("cookie")?.includes("operator")) return;
  const { operatorInDevelopment } = await import("./operator/admit-operator.ts");
  scope.operator = await operatorInDevelopment(request, configuration);
}

const edgeRoutes: Record<Exclude<EdgeAddress, "/dev/*">, EdgeRoute> = {
  "/operator/*": {
    async beforeStatus(request) {
      const { admitOperator } = await import("./operator/admit-operator.ts");
      const { auditPages } = await import("./operator/audit-pages.ts");
      return (await admitOperator(request)) ?? auditPages(request);
    },
  },
  "/graphql": {
    async beforeStatus(request) {
      await admitDeveloper(request);
      return developerPages(request);
    },
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
  const found = Object.entries(edgeRoutes).find(([address]) => {
    if (!address.endsWith("/*")) return pathname === address;
    const above = address.slice(0, -"/*".length);
    return [above, `${above}.data`].includes(pathname) || pathname.startsWith(`${above}/`);
  });
  return found?.[1] ?? null;
}
