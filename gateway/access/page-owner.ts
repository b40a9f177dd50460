/**
 * Whose page a change comes from. In another tab somebody else may have signed in meanwhile: what was typed for one
 * account must not be written into another (A215).
 */
import { defaultFieldResolver, type GraphQLSchema, getNamedType, isUnionType } from "graphql";
import { GatewayError } from "../failures/errors.ts";
import { refused } from "../failures/refusal.ts";
import type { Effect, MutationRow, RowOf } from "../registry/domain.ts";
import type { GatewayContext } from "../request/context.ts";
import type { RequestScope } from "../request/request-scope.ts";
import type { SessionAccount } from "../request/session-port.ts";

/** The response's header where the page of another account was refused: who is signed in, URI-encoded. */
export const signedInAsHeader = "x-portico-signed-in-as";

/** What a guest's page says. It shows nothing of an account, so whoever signs in may go on with it. */
export const guestOwner = "guest";

/** What the pages of an account say: its name and its currency, as signs that a header may contain. */
export const ownerOf = ({ account, currency }: Pick<SessionAccount, "account" | "currency">) =>
  `${encodeURIComponent(account)}/${currency ?? ""}`;

type OwnerProblem = "OTHER_ACCOUNT" | "OTHER_CURRENCY";

/** Amounts are typed for these. A launch and what moves nothing hold in any currency. */
const inCurrency: Readonly<Record<Effect, boolean>> = {
  MONEY_IN: true,
  DEPOSIT: true,
  MONEY_OUT: true,
  PLAY: true,
  LAUNCH: false,
  NONE: false,
};

/** Why the page of a request may not change this account, or null. A page that doesn't say whose it is may not. */
function ownerProblem(
  named: string | null,
  account: SessionAccount,
  effect: Effect,
): OwnerProblem | null {
  if (named === guestOwner) return null;
  const own = ownerOf(account);
  const nameOf = (owner: string) => owner.slice(0, owner.indexOf("/") + 1);
  if (named === null || nameOf(named) !== nameOf(own)) return "OTHER_ACCOUNT";
  return inCurrency[effect] && named !== own ? "OTHER_CURRENCY" : null;
}

async function problemOf(scope: RequestScope, effect: Effect) {
  const account = (await scope.session.read())?.account;
  const problem = account ? ownerProblem(scope.pageOwner, account, effect) : null;
  if (!account || !problem) return null;
  if (problem === "OTHER_ACCOUNT")
    scope.answerHeaders.set(signedInAsHeader, encodeURIComponent(account.account));
  return { problem, account: account.account };
}

/** The account that is signed in, where the page of the request shows another; null otherwise. */
export async function otherAccount({ scope }: GatewayContext): Promise<string | null> {
  return (await problemOf(scope, "NONE"))?.account ?? null;
}

/**
 * Lets every mutation refuse the page of another account, before anything else: not even the audit trail has an entry.
 * Left out are those whose row says `anyPage`.
 */
export function checkPageOwners(schema: GraphQLSchema, rowOf: RowOf): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const row = rowOf(`Mutation.${field.name}`) as MutationRow | undefined;
    if (!row || row.anyPage) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    const named = getNamedType(field.type);
    const asData = isUnionType(named) && named.getTypes().some(({ name }) => name === "Refused");
    field.resolve = async (root, args, context: GatewayContext, info) => {
      const found = await problemOf(context.scope, row.effect);
      if (!found) return resolve(root, args, context, info);
      const { problem, account } = found;
      if (asData) return { ...refused(problem), signedInAs: account };
      throw new GatewayError(problem, { signedInAs: account });
    };
  }
}
