import type { Resolvers } from "../../generated/resolver-types.ts";
import {
  changeDisplay,
  changeThresholds,
  chooseColumns,
  chooseStart,
  deleteTemplate,
  deleteView,
  noteKey,
  ownerOf,
  saveNote,
  saveTemplate,
  saveView,
} from "./change-preferences.ts";
import { noteOf, ownKinds, preferencesOf } from "./records.ts";

/** What agents have chosen and saved (N7). The owner is always the viewer: no argument names another account. */
export const preferencesResolvers = {
  Agent: {
    preferences: async (_agent, _args, context) =>
      preferencesOf(await context.scope.preferences.list(await ownerOf(context), ownKinds)),
    accountNote: async (_agent, { account }, context) => {
      const owner = await ownerOf(context);
      return noteOf(await context.scope.preferences.find(owner, "note", noteKey(account)));
    },
  },
  Mutation: {
    saveAgentView: (_root, { input }, context) => saveView(input, context),
    deleteAgentView: (_root, { id }, context) => deleteView(id, context),
    chooseAgentStart: (_root, { id }, context) => chooseStart(id, context),
    changeAgentDisplay: (_root, { input }, context) => changeDisplay(input, context),
    chooseReportColumns: (_root, { input }, context) => chooseColumns(input, context),
    saveAccountNote: (_root, { input }, context) => saveNote(input, context),
    saveRateTemplate: (_root, { input }, context) => saveTemplate(input, context),
    deleteRateTemplate: (_root, { id }, context) => deleteTemplate(id, context),
    changeAttentionThresholds: (_root, { input }, context) => changeThresholds(input, context),
  },
} satisfies Resolvers;
