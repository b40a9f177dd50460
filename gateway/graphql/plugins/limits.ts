/** Limits of a single operation (docs/reliability.md, GraphQL). */
import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import { type ASTVisitor, GraphQLError, Kind, parse, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { ServerContext } from "./server-context.ts";

export const limits = {
  /** Maximum nesting of fields. Fragments don't count, because each part of a page may bring its own. */
  depth: 9,
  /** Maximum nesting of inline fragments; a union inside a union needs two. */
  nesting: 3,
  aliases: 12,
  directives: 20,
  tokens: 1200,
  cost: 6000,
} as const;

/** Counts tokens while parsing, so that parsing stops at the limit. */
const tokenLimit: Plugin<object, ServerContext> = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => {
      try {
        return parse(source, { ...options, maxTokens: limits.tokens, noLocation: false });
      } catch (error) {
        throw error instanceof GraphQLError
          ? error
          : new GraphQLError("The document can't be parsed.");
      }
    });
  },
};

/** Limits nested inline fragments, which the depth limit does not count. */
function nestingRule(context: ValidationContext): ASTVisitor {
  return {
    InlineFragment(_node, _key, _parent, _path, ancestors) {
      let nested = 1;
      for (const ancestor of ancestors.toReversed()) {
        if (!("kind" in ancestor) || ancestor.kind === Kind.SELECTION_SET) continue;
        if (ancestor.kind !== Kind.INLINE_FRAGMENT) break;
        nested += 1;
      }
      if (nested === limits.nesting + 1) {
        context.reportError(new GraphQLError("Fragments are nested too deeply."));
      }
    },
  };
}

const nestingLimit: Plugin<object, ServerContext> = {
  onValidate({ addValidationRule }) {
    addValidationRule(nestingRule);
  },
};

const counting = { exposeLimits: false, flattenFragments: true } as const;

export const limitPlugins: Plugin<object, ServerContext>[] = [
  tokenLimit,
  nestingLimit,
  maxDepthPlugin({ n: limits.depth, ...counting }),
  maxAliasesPlugin({ n: limits.aliases, exposeLimits: false }),
  maxDirectivesPlugin({ n: limits.directives, exposeLimits: false }),
  costLimitPlugin({ maxCost: limits.cost, ...counting }),
];
