/** The steps of background work, as the Durable Objects of the search and of agents' files run them. */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { FileRows, FileStep } from "~/edge/files/files-store.ts";
import { JobSession } from "~/edge/files/job-session.ts";
import { contextFromKey } from "~/edge/page-cache/page-key.ts";
import { newTokens } from "~/edge/page-cache/response-tokens.ts";
import { portalContext } from "~/edge/request/portal-context.server.ts";
import { createScope } from "~/edge/request/request-scope.ts";
import type { BrandLanguage } from "../../brands/brand.ts";
import { pickLanguage } from "../../brands/index.ts";
import type { Gateway } from "../../gateway/gateway.ts";
import { createInProcess } from "../../gateway/graphql/in-process.ts";
import type { ReadingNotes } from "../../search/reading-step.ts";
import type { readIndexes } from "./read-indexes.server.ts";
import type { readReportRows } from "./read-report-rows.server.ts";

type WaitUntil = (work: Promise<unknown>) => void;

/** What a step knows of the place that it works for. */
interface StepPlace {
  country: string | null;
  region: string | null;
  world: string;
}

/** The context of a request that no visitor has made. */
const anonymousIn = (
  { brand }: Configuration,
  name: "search" | "files",
  language: BrandLanguage,
  place: StepPlace,
) => {
  const address = `https://${name}.internal/`;
  const key = { address, brand, language, ...place, mainOrigin: null, gtagId: null };
  return contextFromKey({ ...key, counting: "barred", savesData: true }, newTokens(), {
    whole: true,
    now: Date.now,
  });
};

/** @param read functions of the built pages */
export function createWorkerSteps(
  gateway: Gateway,
  read: { readIndexes: typeof readIndexes; readReportRows: typeof readReportRows },
) {
  return {
    /**
     * Does the next step of a reading for the search indexes of all languages (Q7).
     * @param world the sandbox's world in development
     * @param notes what earlier steps have stored
     */
    async readIndexes(
      configuration: Configuration,
      world: string,
      notes: ReadingNotes,
      waitUntil: WaitUntil,
    ) {
      const { brand, files } = configuration;
      const fresh = { onFreshUntil() {}, revalidate: true, countedAddress: null };
      const scopeIn = (tag: string) => {
        const place = { country: null, region: null, world };
        const anonymous = anonymousIn(configuration, "search", pickLanguage(brand, tag), place);
        return createScope(anonymous, configuration, waitUntil, fresh);
      };
      // Without the ranking the games are in the platform's order.
      const { popularity } = scopeIn(brand.defaultLanguage);
      const ranking = await popularity.dailyRanking().catch(() => []);
      const clientFor = (tag: string) => createInProcess(gateway, scopeIn(tag));
      return read.readIndexes(brand, files, clientFor, ranking, notes);
    },

    /**
     * Reads one page of rows of a file, as its agent (N12). One call of the platform is under way at a time.
     */
    async readFileRows(
      configuration: Configuration,
      step: FileStep,
      waitUntil: WaitUntil,
    ): Promise<FileRows> {
      const language = pickLanguage(configuration.brand, step.language);
      const { country, region, world } = step;
      const place = { country, region, world };
      const anonymous = anonymousIn(configuration, "files", language, place);
      const session = new JobSession(step);
      const own = createScope(anonymous, configuration, waitUntil);
      const scope = { ...own, session: session.port };
      const client = createInProcess(gateway, scope);
      const context = portalContext(anonymous, configuration, client, scope);
      const found = await read.readReportRows(context, step, configuration.files);
      return session.isOver ? { outcome: "ended" } : found;
    },
  };
}
