/** How much one operation may ask (reliability.md, GraphQL). */
import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import { GraphQLError, parse } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "../yoga.ts";

export const limits = {
  depth: 9,
  aliases: 12,
  directives: 20,
  tokens: 1200,
  cost: 6000,
} as const;

/** Counted while the text is read, so that a long one is not even parsed to its end. */
const tokenLimit: Plugin<object, ServerContext> = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => {
      try {
        return parse(source, { ...options, maxTokens: limits.tokens, noLocation: false });
      } catch (error) {
        throw error instanceof GraphQLError ? error : new GraphQLError("Not readable.");
      }
    });
  },
};

export const limitPlugins: Plugin<object, ServerContext>[] = [
  tokenLimit,
  maxDepthPlugin({ n: limits.depth, exposeLimits: false }),
  maxAliasesPlugin({ n: limits.aliases, exposeLimits: false }),
  maxDirectivesPlugin({ n: limits.directives, exposeLimits: false }),
  costLimitPlugin({ maxCost: limits.cost, exposeLimits: false }),
];
