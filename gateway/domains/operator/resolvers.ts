import type { Resolvers } from "../../generated/resolver-types.ts";
import { drift } from "./drift.ts";
import { health, operatorIn } from "./health.ts";
import { callPoints, platformCall, platformCalls } from "./platform-calls.ts";
import { protection, security } from "./security.ts";

/** What the operator's people see. The access rule of `Query.operator` holds for all of it. */
export const operatorResolvers = {
  Query: {
    operator: (_root, _args, context) => operatorIn(context),
  },
  Operator: {
    health: (_operator, { minutes }, context) => health(minutes, context),
    calls: (_operator, { hours }, context) => platformCalls(hours, context),
    drift: (_operator, { call }, context) => drift(call ?? null, context),
    security: (_operator, { hours }, context) => security(hours, context),
    protection: (_operator, { hours }, context) => protection(hours, context),
    call: (_operator, { id }, context) => platformCall(id, context),
  },
  OperatorCallDetail: {
    points: ({ id }, { step }, context) => callPoints(id, step, context),
  },
} satisfies Resolvers;
