/** The Worker's entry: runs the edge, then GraphQL or a page. Only this file uses `env` and `ctx`. */
import type { WaitingNews } from "../gateway/protection/breaks/platform-news.ts";
import { daysAt } from "./background/file-days.ts";
import { AuditObject } from "./edge/audit/audit-object.ts";
import {
  type Configuration,
  configurationAnswer,
  readConfiguration,
} from "./edge/configuration/configuration.ts";
import { isViteModule, proxyToVite } from "./edge/development/dev-proxy.ts";
import { FilesKeeper } from "./edge/files/files-object.ts";
import { stopFiles } from "./edge/files/files-port.ts";
import { passGate } from "./edge/gate/gate.ts";
import { errorResponse, finalizeResponse } from "./edge/headers/finalize-response.ts";
import { reportLost } from "./edge/log/report-lost.ts";
import { sendTally } from "./edge/metrics/isolate-tally.ts";
import { MetricsObject } from "./edge/metrics/metrics-object.ts";
import { PopularityObject } from "./edge/popularity/popularity-object.ts";
import { PreferencesObject } from "./edge/preferences/preferences-object.ts";
import { ProtectionKeeper } from "./edge/protection/protection-object.ts";
import { RegisterObject } from "./edge/protection/register-object.ts";
import { AccessKeeper } from "./edge/report-access/access-object.ts";
import { createRequestContext } from "./edge/request/request-context.ts";
import { createScope } from "./edge/request/request-scope.ts";
import { SearchReader } from "./edge/search/search-object.ts";
import { requestWithPrefixes, withPlainCookies } from "./session/cookies/plain-cookies.ts";
import { LimitObject as LimitKeeper } from "./session/limits/limit-object.ts";
import { SessionObject as SessionKeeper } from "./session/store/session-object.ts";
import type { FilesOfSession } from "./session/store/session-store.ts";

export { AuditObject, MetricsObject, PopularityObject, PreferencesObject, RegisterObject };

/** Loaded by the first request that needs it. The runtime caches the module, so requests share no promise. */
const portal = () => import("./entry.portal.ts");

/** One visitor's session. Whatever ends it, its files stop (N12). */
export class SessionObject extends SessionKeeper {
  protected override reportLost(kind: string) {
    reportLost("session", kind);
  }
  protected override async stopFiles(files: FilesOfSession, now: number) {
    const configuration = readConfiguration(this.env as object);
    if ("brand" in configuration) await stopFiles(configuration, files, now);
  }
}

/** The attempt counter of one key. */
export class LimitObject extends LimitKeeper {
  protected override reportLost(kind: string) {
    reportLost("limits", kind);
  }
}

/** Limits, breaks and sessions of an account (decisions 0041, 0042). */
export class ProtectionObject extends ProtectionKeeper {
  protected override neighbours() {
    const configuration = readConfiguration(this.env as object);
    if (!("brand" in configuration)) throw new Error("The Worker is not configured.");
    return {
      ...configuration,
      notifyPlatform: async (waiting: WaitingNews) => {
        const { notifyPlatformOfBreak } = await import("./edge/protection/notify-platform.ts");
        return notifyPlatformOfBreak(waiting, configuration);
      },
    };
  }
}

/** The search index of a brand (Q7). */
export class SearchObject extends SearchReader {
  protected override step: SearchReader["step"] = async (...args) =>
    (await portal()).readIndexes(...args);
}

/** The files that an agent has made in the background (N12). */
export class FilesObject extends FilesKeeper {
  protected override read: FilesKeeper["read"] = async (configuration, step) =>
    (await portal()).readFileRows(configuration, step, (work) => this.ctx.waitUntil(work));
  protected override daysAt = daysAt;
}

/** The keys with which an agent's own programs read reports (N25). */
export class ReportAccessObject extends AccessKeeper {
  protected override readEvents: AccessKeeper["readEvents"] = async (...args) => {
    const { readEvents } = await import("./edge/report-access/read-events.ts");
    return readEvents(...args, (work) => this.ctx.waitUntil(work));
  };
}

export default {
  async fetch(request, env, ctx): Promise<Response> {
    const configuration = readConfiguration(env);
    if (!("brand" in configuration)) return configurationAnswer(configuration);
    const plain = configuration.development && request.url.startsWith("http:");
    if (!plain) return answerRequest(request, request.cf, configuration, ctx);
    const named = requestWithPrefixes(request);
    return withPlainCookies(await answerRequest(named, request.cf, configuration, ctx));
  },
} satisfies ExportedHandler<object>;

async function answerRequest(
  request: Request,
  cf: Parameters<typeof createRequestContext>[1],
  configuration: Configuration,
  ctx: ExecutionContext,
): Promise<Response> {
  const context = await createRequestContext(request, cf, configuration);
  const { viteOrigin } = configuration;
  if (viteOrigin && isViteModule(context.url.pathname))
    return proxyToVite(context, viteOrigin, configuration);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const scope = createScope(context, configuration, waitUntil);
  sendTally({ ...configuration.metrics, brand: configuration.brand.id, waitUntil });
  try {
    const refusal = await passGate(
      context,
      configuration,
      async (path, search) => (await portal()).matchPage(path, search),
      async () => (await scope.session.read())?.account?.id ?? null,
    );
    const answer =
      refusal ?? (await (await portal()).answerByPortal(context, scope, configuration));
    return finalizeResponse(context, answer, scope.answerHeaders, configuration);
  } catch (error) {
    return errorResponse(context, error, scope.answerHeaders, configuration);
  }
}
