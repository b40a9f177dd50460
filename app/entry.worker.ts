/** Every request comes in here: edge, then GraphQL or a page. Only this file sees `env` and `ctx`. */
import { configurationAnswer, readConfiguration } from "./edge/configuration/configuration.ts";
import { isViteModule, proxyToVite } from "./edge/development/dev-proxy.ts";
import { passGate } from "./edge/gate/gate.ts";
import { failed, leave } from "./edge/headers/finalize-response.ts";
import { openVisit } from "./edge/request/request-context.ts";
import { createScope } from "./edge/request/request-scope.ts";
import { LimitObject } from "./session/limit-object.ts";
import { SessionObject } from "./session/session-object.ts";

export { LimitObject, SessionObject };

/** Evaluated by the first request that needs it; the runtime keeps it. No request waits on another's promise. */
const behind = () => import("./entry.portal.ts");

export default {
  async fetch(request, env, ctx): Promise<Response> {
    const configuration = readConfiguration(env);
    if (!("brand" in configuration)) return configurationAnswer(configuration);
    const visit = await openVisit(request, request.cf, configuration, Date.now());
    const { viteOrigin } = configuration;
    if (viteOrigin && isViteModule(visit.url.pathname))
      return proxyToVite(visit, viteOrigin, configuration);
    const scope = createScope(visit, configuration, (work) => ctx.waitUntil(work));
    try {
      const refusal = await passGate(visit, configuration, async (path, search) =>
        (await behind()).matchPage(path, search),
      );
      const answer = refusal ?? (await (await behind()).answerBehind(visit, scope, configuration));
      return leave(visit, answer, scope.answerHeaders, configuration);
    } catch (error) {
      return failed(visit, error, scope.answerHeaders, configuration);
    }
  },
} satisfies ExportedHandler<object>;
