import type { Resolvers } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { readNote, readTags, saveNote, saveTags, tagsOf } from "./account-marks.ts";
import {
  changeDisplay,
  changeThresholds,
  chooseColumns,
  chooseStart,
  deleteTemplate,
  deleteView,
  ownerOf,
  saveTemplate,
  saveView,
} from "./change-preferences.ts";
import { ownKinds, preferencesOf } from "./records.ts";

/** Tags of who is paid: an agent has none of itself, and none of those above. */
const taggedPayee = {
  tags: ({ to }: { to: string }, _args: unknown, context: GatewayContext) => tagsOf(to, context),
};

const tagged = {
  tags: ({ account }: { account: string }, _args: unknown, context: GatewayContext) =>
    tagsOf(account, context),
};

/** What agents have chosen and saved (N7). The owner is always the viewer: no argument names another account. */
export const preferencesResolvers = {
  Agent: {
    preferences: async (_agent, _args, context) =>
      preferencesOf(await context.scope.preferences.list(await ownerOf(context), ownKinds)),
    accountNote: (_agent, { account }, context) => readNote(account, context),
    accountTags: (_agent, _args, context) => readTags(context),
  },
  // Every list of accounts shows the viewer's tags.
  DownlineMember: tagged,
  Branch: tagged,
  ProfitLossRow: tagged,
  RevenuePart: {
    tags: ({ name }: { name: string }, _args: unknown, context: GatewayContext) =>
      tagsOf(name, context),
  },
  TeamFigureRow: tagged,
  GameRecord: tagged,
  Transaction: tagged,
  AttentionRow: tagged,
  Contract: taggedPayee,
  RunningContract: taggedPayee,
  ContractPayment: {
    tags: ({ payee }: { payee: string }, _args: unknown, context: GatewayContext) =>
      tagsOf(payee, context),
  },
  Mutation: {
    saveAgentView: (_root, { input }, context) => saveView(input, context),
    deleteAgentView: (_root, { id }, context) => deleteView(id, context),
    chooseAgentStart: (_root, { id }, context) => chooseStart(id, context),
    changeAgentDisplay: (_root, { input }, context) => changeDisplay(input, context),
    chooseReportColumns: (_root, { input }, context) => chooseColumns(input, context),
    saveAccountNote: (_root, { input }, context) => saveNote(input, context),
    saveAccountTags: (_root, { input }, context) => saveTags(input, context),
    saveRateTemplate: (_root, { input }, context) => saveTemplate(input, context),
    deleteRateTemplate: (_root, { id }, context) => deleteTemplate(id, context),
    changeAttentionThresholds: (_root, { input }, context) => changeThresholds(input, context),
  },
} satisfies Resolvers;
