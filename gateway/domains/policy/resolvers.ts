import { offered } from "../../failures/not-offered.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { sanitiseHtml } from "../../values/text/sanitise.ts";
import { featuresOf } from "../system/features.ts";
import { agentPolicy } from "./calls.ts";

/** The policy for agents. It is read only when W10 is on; the access rule excludes trial accounts (P11). */
export const policyResolvers = {
  Query: {
    agentPolicy: offered(async (_root, _args, context) =>
      (await featuresOf(context)).agentPolicy ? context.platform.call(agentPolicy, {}) : null,
    ),
  },
  PolicySection: {
    content: ({ content }, _args, { scope }) => sanitiseHtml(content, scope),
  },
} satisfies Resolvers;
