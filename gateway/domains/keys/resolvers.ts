import { viewerOf } from "../../access/viewer.ts";
import { changeFailure, invalidInput } from "../../failures/change-failure.ts";
import { offered } from "../../failures/not-offered.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import type { GatewayContext } from "../../request/context.ts";
import {
  mostReportKeys,
  type NewReportKey,
  type ReplacedToken,
  type ReportAccessPort,
  type ReportToken,
} from "../../request/report-access-port.ts";
import type { SessionAccount } from "../../request/session-port.ts";
import { endReportToken, takeReportToken } from "./report-token.ts";
import { issueReportToken } from "./token-calls.ts";

const longestName = 40;

/** The owner is always the viewer: no argument names another account. */
interface Owner {
  access: ReportAccessPort;
  account: SessionAccount;
}

/** Null where keys are not offered. */
async function ownerOf(context: GatewayContext): Promise<Owner | null> {
  const { reportAccess: access, brand } = context.scope;
  if (!access || brand.calls[issueReportToken.id]?.enabled === false) return null;
  const account = (await viewerOf(context))?.account;
  return account ? { access, account } : null;
}

/** Takes a token of the platform for `store`. One that was not stored ends again. */
async function withToken<T>(
  { platform, scope }: GatewayContext,
  store: (token: ReportToken) => Promise<T>,
  isStored: (stored: T) => boolean,
): Promise<T> {
  const taken = await takeReportToken(platform);
  let stored = false;
  try {
    const result = await store(taken);
    stored = isStored(result);
    return result;
  } finally {
    if (!stored) await endReportToken(taken.token, platform, scope.log);
  }
}

async function endReplaced({ token }: ReplacedToken, { platform, scope }: GatewayContext) {
  if (token !== null) await endReportToken(token, platform, scope.log);
}

const shown = ({ id, key }: NewReportKey) => ({ __typename: "ReportKeySuccess" as const, id, key });

/** Keys that read an agent's reports (N25). */
export const keysResolvers = {
  Agent: {
    reportAccess: offered(async (_agent, _args, context) => {
      const owner = await ownerOf(context);
      return owner && { mostKeys: mostReportKeys };
    }),
  },
  ReportAccess: {
    keys: async (_access, _args, context) => {
      const owner = await ownerOf(context);
      return owner ? owner.access.keys(owner.account) : [];
    },
  },
  Mutation: {
    createReportKey: async (_root, { input }, context) => {
      const form = readForm(context.scope);
      const name = form.text("name", input.name);
      if (Array.from(name).length > longestName)
        form.refuse("name", "validation.tooLong", { max: longestName });
      if (form.errors.length > 0) return invalidInput(form.errors);
      const owner = await ownerOf(context);
      if (!owner) return refused("NOT_OFFERED");
      const { access, account } = owner;
      // The object counts again: two that come at once are not both made.
      if ((await access.keys(account)).length >= mostReportKeys) return refused("TOO_MANY_SAVED");
      try {
        const made = await withToken(
          context,
          (token) => access.createKey(account, name, token),
          (result) => result !== "TOO_MANY",
        );
        return made === "TOO_MANY" ? refused("TOO_MANY_SAVED") : shown(made);
      } catch (error) {
        return changeFailure(error);
      }
    },
    rotateReportKey: async (_root, { id }, context) => {
      const owner = await ownerOf(context);
      if (!owner) return refused("NOT_OFFERED");
      const { access, account } = owner;
      if (!(await access.keys(account)).some((key) => key.id === id)) return refused("NOT_FOUND");
      try {
        const made = await withToken(
          context,
          (token) => access.rotateKey(account, id, token),
          (result) => result !== null,
        );
        if (made === null) return refused("NOT_FOUND");
        await endReplaced(made, context);
        return shown(made);
      } catch (error) {
        return changeFailure(error);
      }
    },
    revokeReportKey: async (_root, { id }, context) => {
      const owner = await ownerOf(context);
      if (!owner) return refused("NOT_OFFERED");
      const gone = await owner.access.revokeKey(owner.account, id);
      if (gone === null) return refused("NOT_FOUND");
      await endReplaced(gone, context);
      return { __typename: "RevokeReportKeySuccess", id };
    },
  },
} satisfies Resolvers;
