/**
 * Records each change in the audit trail (G35). The rule of its field says what the entry holds; a resolver that knows
 * more (states of money, the values before) records it itself or notes it here.
 */
import type { GraphQLSchema } from "graphql";
import { GatewayError } from "../failures/errors.ts";
import type { AuditFacts } from "../protection/audit/audit-entry.ts";
import type { AuditRule } from "../registry/audit-rule.ts";
import type { RowOf } from "../registry/domain.ts";
import type { AuditRecord } from "../request/audit-port.ts";
import type { GatewayContext } from "../request/context.ts";
import { type RunningChange, running } from "./running-change.ts";

type WritingRule = Exclude<AuditRule, { none: string }>;

/** Wraps every field of Mutation whose rule has an entry. */
export function recordChanges(schema: GraphQLSchema, rowOf: RowOf): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const row = rowOf(`Mutation.${field.name}`);
    const { resolve } = field;
    if (!row || !("audit" in row) || !resolve) continue;
    const rule = row.audit;
    if ("none" in rule) continue;
    field.resolve = async (root, args: Record<string, unknown>, context: GatewayContext, info) => {
      const { scope } = context;
      const viewer = (await scope.session.read())?.account ?? null;
      const given = (args.input ?? args) as Record<string, unknown>;
      const subject = rule.subject === undefined ? null : textOf(given[rule.subject]);
      const own: RunningChange = { viewer, subject, before: null, after: null, recorded: false };
      running.set(scope, own);
      try {
        const result: unknown = await resolve(root, args, context, info);
        finish(rule, own, outcomeOf(result));
        return result;
      } catch (error) {
        finish(rule, own, error instanceof GatewayError ? error.code : "INTERNAL");
        throw error;
      } finally {
        running.delete(scope);
      }

      function finish({ kind, facts = [] }: WritingRule, known: RunningChange, outcome: string) {
        // Whoever is nobody and has done nothing leaves no entry.
        const concerned = known.viewer !== null || /Success$/.test(outcome);
        if (known.recorded || kind === "LOGIN" || !concerned) return;
        scope.audit.record({
          kind,
          action: field.name,
          outcome,
          role: known.viewer?.role ?? "VISITOR",
          by: known.viewer?.account ?? null,
          subject: known.subject ?? known.viewer?.account ?? null,
          before: known.before,
          after: known.after ?? factsIn(given, facts),
          ...refusalIn(outcome),
        });
      }
    };
  }
}

/** The type of a result, with the reason of a refusal. */
function outcomeOf(result: unknown): string {
  if (typeof result !== "object" || result === null) return "Success";
  const type = "__typename" in result ? String(result.__typename) : "Success";
  return "reason" in result && typeof result.reason === "string"
    ? `${type} ${result.reason}`
    : type;
}

/** Whether the input was refused, or the change for another reason. What may have had an effect is an entry of its own. */
function refusalIn(outcome: string): Pick<AuditRecord, "refusal"> {
  if (/^(InvalidInput|Throttled|BAD_REQUEST|BAD_USER_INPUT|THROTTLED)/.test(outcome)) {
    return { refusal: "INPUT" };
  }
  const isCertain = /^\w*Refused (?!OUTCOME_UNKNOWN|IN_PROGRESS)/.test(outcome);
  return isCertain ? { refusal: "OTHER" } : {};
}

/** A fact of an entry is no longer than this. */
const longest = 500;

function factsIn(given: Record<string, unknown>, names: readonly string[]): AuditFacts {
  return Object.fromEntries(names.map((name) => [name, factOf(given[name])]));
}

function factOf(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, longest);
}

/** A name that was typed, in the length of names. */
const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 64) : null;
