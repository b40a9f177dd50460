/** Access rules of root fields (P1–P20). A root field without a rule is closed. */
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isUnionType,
} from "graphql";
import { type ErrorCode, GatewayError } from "../failures/errors.ts";
import { refused } from "../failures/refusal.ts";
import type { RefusalReason } from "../generated/resolver-types.ts";
import type { Effect, RowOf, Rule } from "../registry/domain.ts";
import type { GatewayContext } from "../request/context.ts";
import { checkedInStep, closedByBreak } from "./break-check.ts";
import { logSecurityEvent } from "./security-events.ts";
import { viewerOf } from "./viewer.ts";

type Denial = Extract<
  RefusalReason,
  "NOT_SIGNED_IN" | "REAL_ACCOUNT_REQUIRED" | "PASSWORD_CHANGE_REQUIRED" | "REGION_BLOCKED"
>;

const codeOf: Record<Denial, ErrorCode> = {
  NOT_SIGNED_IN: "UNAUTHENTICATED",
  REAL_ACCOUNT_REQUIRED: "REAL_ACCOUNT_REQUIRED",
  PASSWORD_CHANGE_REQUIRED: "PASSWORD_CHANGE_REQUIRED",
  REGION_BLOCKED: "REGION_BLOCKED",
};

/**
 * Why this visitor is denied access, or null. The code that a member gets for an agent's field is
 * `AGENT_ONLY`.
 */
async function denial(
  rule: Rule,
  context: GatewayContext,
): Promise<Denial | "AGENT_ONLY" | "OPERATOR_ONLY" | null> {
  if (rule.needsCountry && context.scope.country === null) return "REGION_BLOCKED";
  if (rule.level === "anyone") return null;
  if (rule.level === "operator") return context.scope.operator ? null : "OPERATOR_ONLY";
  const viewer = await viewerOf(context);
  if (!viewer) return "NOT_SIGNED_IN";
  const { role } = viewer.account;
  if (rule.level !== "account" && role === "TRIAL") return "REAL_ACCOUNT_REQUIRED";
  if (rule.level === "agent" && role !== "AGENT") return "AGENT_ONLY";
  const mustChange = viewer.passwordChangeRequired && !rule.beforePasswordChange;
  return mustChange ? "PASSWORD_CHANGE_REQUIRED" : null;
}

/**
 * Applies the access rule of each root field. A field whose result type includes `Refused` returns the
 * refusal as data; any other field fails with the error code. A field without a rule is closed (P20).
 * @param rowOf returns the row of a field such as "Query.wallet"
 */
export function guardSchema(schema: GraphQLSchema, rowOf: RowOf): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const row = rowOf(`${type?.name}.${field.name}`);
      if (!row) {
        field.resolve = closed;
        continue;
      }
      const { access, effect = "NONE" } = row;
      const question = questionOf[effect];
      if (access.level === "anyone" && !access.needsCountry && !question) continue;
      field.resolve = guarded(field, access, question);
    }
  }
}

/** What the account's object is asked for each effect, and whether the field does so in its own step (G17). */
const questionOf: Record<Effect, { effect: "MONEY_IN" | "PLAY"; inStep: boolean } | null> = {
  MONEY_IN: { effect: "MONEY_IN", inStep: false },
  DEPOSIT: { effect: "MONEY_IN", inStep: true },
  PLAY: { effect: "PLAY", inStep: false },
  LAUNCH: { effect: "PLAY", inStep: true },
  MONEY_OUT: null,
  NONE: null,
};

function closed(): never {
  throw new GatewayError("FORBIDDEN");
}

function guarded(
  field: Pick<GraphQLField<unknown, GatewayContext>, "name" | "type" | "resolve">,
  rule: Rule,
  question: (typeof questionOf)[Effect],
): GraphQLFieldResolver<unknown, GatewayContext> {
  const resolve = field.resolve ?? defaultFieldResolver;
  const named = getNamedType(field.type);
  const asData = isUnionType(named) && named.getTypes().some(({ name }) => name === "Refused");
  return async (root, args, context, info) => {
    const reason = await denial(rule, context);
    if (reason === "REGION_BLOCKED") {
      logSecurityEvent(context.scope, "region.refused", { country: null, field: field.name });
    }
    if (reason === null) {
      const run = () => resolve(root, args, context, info);
      if (!question) return run();
      const answer = question.inStep
        ? await checkedInStep(question.effect, context, run)
        : { closed: await closedByBreak(question.effect, context) };
      if ("result" in answer) return answer.result;
      if (!answer.closed) return run();
      if (asData) return refused(answer.closed);
      throw new GatewayError("UNAUTHENTICATED");
    }
    if (reason === "OPERATOR_ONLY") {
      logSecurityEvent(context.scope, "operator.refused", { field: field.name });
      throw new GatewayError("FORBIDDEN");
    }
    if (reason === "AGENT_ONLY") {
      logSecurityEvent(context.scope, "agent.only", { field: field.name });
      throw new GatewayError("AGENT_ONLY");
    }
    if (asData) return refused(reason);
    throw new GatewayError(codeOf[reason]);
  };
}
