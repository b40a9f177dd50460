/** Who may ask for what (P1–P20): a root field that does not stand here is nobody's. */
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  isUnionType,
} from "graphql";
import type { GatewayContext } from "./context.ts";
import { viewerOf } from "./domains/member/viewer.ts";
import { type ErrorCode, GatewayError } from "./failures/errors.ts";
import { refused } from "./failures/refusal.ts";
import type { RefusalReason } from "./generated/resolver-types.ts";

/** `anyone`, or at least: any account, a real one (no trial), an agent's. */
export type Level = "anyone" | "account" | "real" | "agent";

export interface Rule {
  level: Level;
  /** Closed where the visitor's country is unknown: login, money and play. */
  needsCountry?: true;
  /** Open also while a default or expired password waits to be changed (S11). */
  beforePasswordChange?: true;
  /**
   * What it answers depends on nothing but the platform's shared answers, brand, language, region class,
   * arguments and the audience of `kept-answers.ts`, so that a finished answer may be kept there.
   */
  shared?: true;
}

const anyone: Rule = { level: "anyone" };
const anyoneAlike: Rule = { level: "anyone", shared: true };
const account: Rule = { level: "account" };
const real: Rule = { level: "real" };
const agent: Rule = { level: "agent" };
/** Money moves only for real accounts, and only where it is known where the visitor is (P15). */
const money: Rule = { level: "real", needsCountry: true };
const anyoneKnown: Rule = { level: "anyone", needsCountry: true };

export const access: Readonly<Record<string, Rule>> = {
  "Query.ready": anyone,
  "Query.viewer": anyone,
  "Query.captcha": anyone,
  "Query.pendingLogin": anyone,
  "Query.codeCountdown": anyone,
  "Query.system": anyone,
  "Query.helpSections": anyoneAlike,
  "Query.announcements": anyoneAlike,
  "Query.categories": anyoneAlike,
  "Query.lobby": anyoneAlike,
  "Query.games": anyoneAlike,
  "Query.hotGames": anyoneAlike,
  "Query.winners": anyoneAlike,
  "Query.vendorLanes": anyoneAlike,
  "Query.favoriteGames": account,
  "Query.recentGames": account,
  "Query.launch": anyoneKnown,
  "Query.wallet": money,
  "Query.records": real,
  "Query.points": money,
  "Query.contracts": real,
  "Query.agent": agent,
  "Mutation.requestDeposit": money,
  "Mutation.requestWithdrawal": money,
  "Mutation.confirmWithdrawal": money,
  "Mutation.transferFunds": money,
  "Mutation.transferToLine": money,
  "Mutation.addBankCard": money,
  "Mutation.removeBankCard": money,
  "Mutation.claimReward": money,
  "Mutation.claimRebate": money,
  "Mutation.redeemPoints": money,
  "Mutation.convertPoints": money,
  "Mutation.decideContract": money,
  "Mutation.offerContract": { level: "agent", needsCountry: true },
  "Mutation.registerDownline": { level: "agent", needsCountry: true },
  "Mutation.createReferralLink": agent,
  "Mutation.deleteReferralLink": agent,
  "Mutation.setDownlineRates": { level: "agent", needsCountry: true },
  "Query.affiliate": anyone,
  "Query.profile": real,
  "Query.security": real,
  "Query.accountSessions": real,
  "Query.messages": real,
  "Query.lotteries": anyone,
  "Query.lotteryPrizeModes": anyone,
  "Query.lotteryDraws": anyone,
  "Query.recentLotteries": account,
  "Query.rooms": { level: "account", needsCountry: true },
  "Query.missions": real,
  "Query.missionLeaderboard": real,
  "Query.chatDesks": anyone,
  "Mutation.keepAlive": anyone,
  "Mutation.login": anyoneKnown,
  "Mutation.freePlay": anyoneKnown,
  "Mutation.confirmLogin": anyoneKnown,
  "Mutation.sendCode": anyoneKnown,
  "Mutation.register": anyoneKnown,
  "Mutation.requestPasswordMail": anyoneKnown,
  "Mutation.resetPassword": anyoneKnown,
  "Mutation.changePassword": { level: "real", needsCountry: true, beforePasswordChange: true },
  "Mutation.updateProfile": real,
  "Mutation.setPaymentPassword": { level: "real", needsCountry: true },
  "Mutation.endAccountSession": real,
  "Mutation.sendFeedback": anyone,
  "Mutation.openChat": anyone,
  "Mutation.markMessagesRead": real,
  "Mutation.deleteMessages": real,
  "Mutation.logout": anyone,
  "Mutation.setFavorite": account,
  // Which account may play for money, and who may try a game, is decided in `games/launch.ts`.
  "Mutation.launchGame": anyoneKnown,
};

type Denial = Extract<RefusalReason, string>;

const codeOf: Partial<Record<Denial, ErrorCode>> = {
  NOT_SIGNED_IN: "UNAUTHENTICATED",
  REAL_ACCOUNT_REQUIRED: "REAL_ACCOUNT_REQUIRED",
  PASSWORD_CHANGE_REQUIRED: "PASSWORD_CHANGE_REQUIRED",
  REGION_BLOCKED: "REGION_BLOCKED",
};

/** Why this visitor may not, or null. Agents' fields tell a member AGENT_ONLY by `FORBIDDEN`. */
async function denial(rule: Rule, context: GatewayContext): Promise<Denial | "AGENT_ONLY" | null> {
  if (rule.needsCountry && context.scope.country === null) return "REGION_BLOCKED";
  if (rule.level === "anyone") return null;
  const viewer = await viewerOf(context);
  if (!viewer) return "NOT_SIGNED_IN";
  const { role } = viewer.account;
  if (rule.level !== "account" && role === "TRIAL") return "REAL_ACCOUNT_REQUIRED";
  if (rule.level === "agent" && role !== "AGENT") return "AGENT_ONLY";
  const mustChange = viewer.passwordChangeRequired && !rule.beforePasswordChange;
  return mustChange ? "PASSWORD_CHANGE_REQUIRED" : null;
}

/**
 * Puts each root field behind its rule. A field whose result can be `Refused` answers the refusal as
 * data; any other fails with the code. Without a rule a field is closed to everyone (P20).
 */
export function guardSchema(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const rule = access[`${type?.name}.${field.name}`];
      if (!rule) {
        field.resolve = closed;
        continue;
      }
      if (rule.level === "anyone" && !rule.needsCountry) continue;
      field.resolve = guarded(field, rule);
    }
  }
}

function closed(): never {
  throw new GatewayError("FORBIDDEN");
}

function guarded(
  field: Pick<GraphQLFieldConfig<unknown, GatewayContext>, "type" | "resolve">,
  rule: Rule,
): GraphQLFieldResolver<unknown, GatewayContext> {
  const resolve = field.resolve ?? defaultFieldResolver;
  const named = getNamedType(field.type);
  const asData = isUnionType(named) && named.getTypes().some(({ name }) => name === "Refused");
  return async (root, args, context, info) => {
    const reason = await denial(rule, context);
    if (reason === null) return resolve(root, args, context, info);
    if (reason === "AGENT_ONLY") throw new GatewayError("AGENT_ONLY");
    if (asData) return refused(reason);
    throw new GatewayError(codeOf[reason] ?? "FORBIDDEN");
  };
}
