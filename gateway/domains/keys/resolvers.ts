import { changeFailure, invalidInput } from "../../failures/change-failure.ts";
import { offered } from "../../failures/not-offered.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import {
  mostReportHooks,
  mostReportKeys,
  type NewReportKey,
} from "../../request/report-access-port.ts";
import { createHook, hasHooks, removeHook, testHook } from "./hooks.ts";
import { endReplaced, ownerOf } from "./owner.ts";
import { withToken } from "./report-token.ts";

const longestName = 40;

const shown = ({ id, key }: NewReportKey) => ({ __typename: "ReportKeySuccess" as const, id, key });

/** Keys that read an agent's reports (N25). */
export const keysResolvers = {
  Agent: {
    reportAccess: offered(async (_agent, _args, context) => {
      const owner = await ownerOf(context);
      return owner && { mostKeys: mostReportKeys, mostHooks: mostReportHooks };
    }),
  },
  ReportAccess: {
    keys: async (_access, _args, context) => {
      const owner = await ownerOf(context);
      return owner ? owner.access.keys(owner.account) : [];
    },
    hooks: async (_access, _args, context) => {
      const owner = await ownerOf(context);
      return owner && hasHooks(context) ? owner.access.hooks(owner.account) : null;
    },
  },
  Mutation: {
    createReportHook: (_root, { input }, context) => createHook(input.url, context),
    removeReportHook: (_root, { id }, context) => removeHook(id, context),
    testReportHook: (_root, { id }, context) => testHook(id, context),
    createReportKey: async (_root, { input }, context) => {
      const form = readForm(context.scope);
      const name = form.text("name", input.name);
      if (Array.from(name).length > longestName)
        form.refuse("name", "validation.tooLong", { max: longestName });
      if (form.errors.length > 0) return invalidInput(form.errors);
      const owner = await ownerOf(context);
      if (!owner) return refused("NOT_OFFERED");
      const { access, account } = owner;
      try {
        const made = await withToken(
          context,
          (token) => access.createKey(account, name, token),
          (result) => result !== "TOO_MANY",
        );
        if (made === "TOO_MANY") return refused("TOO_MANY_SAVED");
        await endReplaced(made, context);
        return shown(made);
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
