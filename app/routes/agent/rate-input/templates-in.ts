import type { RateTemplateFragment } from "~/graphql/generated/graphql";
import type { GatewayAnswer } from "~/portal-context.ts";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";

interface WithTemplates {
  agent?: { preferences?: { rateTemplates: RateTemplateFragment[] } | null } | null;
}

/** The agent's templates of rates in a page's answer. */
export const templatesIn = (answer: GatewayAnswer<WithTemplates>): Part<RateTemplateFragment[]> =>
  partOf(answer, ({ agent }) => agent?.preferences?.rateTemplates, "agent.preferences");
