import type { Resolvers } from "../../generated/resolver-types.ts";
import { sanitiseHtml } from "../../values/text/sanitise.ts";
import { helpCenter } from "./calls.ts";
import { featuresOf } from "./features.ts";
import { questionsIn, withQuestionIds } from "./help-questions.ts";
import { listRules } from "./rules.ts";
import {
  analyticsOf,
  contactsOf,
  isKnownDomain,
  mainOriginOf,
  paymentMethodsOf,
  readSystem,
  resourcesOf,
  statusOf,
  withdrawalTimeOf,
} from "./shape.ts";

/** System status, switches, contacts and form rules (C15, C16, C18, C19, C20). */
export const systemResolvers = {
  Query: {
    system: (_root, _args, context) => readSystem(context),
    helpSections: async (_root, _args, { platform }) => {
      const sections = await platform.call(helpCenter, {});
      return [...sections].sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
    },
  },
  System: {
    status: (system) => statusOf(system),
    location: (system) => system.answer?.location ?? null,
    mainOrigin: (system) => mainOriginOf(system),
    repeatedRules: (system) => system.answer?.info.registerRules ?? null,
    analytics: (system) => analyticsOf(system),
    knownDomain: (system, _args, context) => isKnownDomain(system, context),
    features: (_system, _args, context) => featuresOf(context),
    customerService: (system, _args, context) => contactsOf(system, context),
    resources: (system, { kind }) => resourcesOf(system, kind),
    paymentMethods: (system) => paymentMethodsOf(system),
    withdrawalTime: (system, _args, context) => withdrawalTimeOf(system, context),
    // A47: without rules the form offers a retry; limits are never guessed.
    registrationRules: (_system, _args, context) => listRules(context),
  },
  HelpSection: {
    content: ({ anchor, content }, _args, { scope }) =>
      withQuestionIds(anchor, sanitiseHtml(content, scope)),
    questions: ({ anchor, content }, _args, { scope }) =>
      questionsIn(anchor, sanitiseHtml(content, scope)),
  },
} satisfies Resolvers;
