import { longestFileDays } from "../../../brands/report-pages.ts";
import { viewerOf } from "../../access/viewer.ts";
import { fieldError, invalidInput } from "../../failures/change-failure.ts";
import { offered } from "../../failures/not-offered.ts";
import { refused } from "../../failures/refusal.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import {
  type AgentFileModel,
  type FilesPort,
  mostRunningFiles,
  type NoRoom,
} from "../../request/files-port.ts";
import type { SessionAccount } from "../../request/session-port.ts";
import { cachedSummary } from "../../session-cache/account-summaries.ts";
import { rangeOf } from "../../values/date-range.ts";
import { endSchedule, hasSchedules, scheduleFile } from "./schedules.ts";

const longestFilters = 500;
const mostNews = 10;

/** The owner is always the viewer: no argument names another account. */
interface Owner {
  files: FilesPort;
  account: SessionAccount;
}

async function ownerOf(context: GatewayContext): Promise<Owner | null> {
  const { files } = context.scope;
  const account = files && (await viewerOf(context))?.account;
  return files && account ? { files, account } : null;
}

/** The session that a file may use until it ends; null if it has just ended. */
async function keyOf({ scope: { session } }: GatewayContext) {
  const [token, name] = await Promise.all([session.token(), session.name()]);
  return token !== null && name !== null ? { token, name } : null;
}

const answerOf = (begun: { id: string } | NoRoom | null) => {
  if (begun === null) return refused("STATE_CHANGED");
  if (begun === "TOO_MANY") return refused("TOO_MANY_FILES");
  if (begun === "TOO_MANY_KEPT") return refused("TOO_MANY_KEPT_FILES");
  return { __typename: "ChangeAgentFileSuccess" as const, ...begun };
};

/** What the inbox has of the latest files that ended. */
const newsOf = (files: readonly AgentFileModel[]) =>
  files
    .filter(({ state }) => state !== "RUNNING")
    .slice(0, mostNews)
    .map(({ id, requestedAt, report, state }) => ({
      id: `file:${id}:${requestedAt}`,
      report,
      state,
    }));

/** Files of reports, made in the background (N12). */
export const filesResolvers = {
  Agent: {
    files: (_agent, _args, { scope }) => (scope.files ? { most: mostRunningFiles } : null),
  },
  AgentFiles: {
    nodes: async (_files, _args, context) => {
      const owner = await ownerOf(context);
      return owner ? owner.files.list(owner.account) : [];
    },
    schedules: async (_files, _args, context) => {
      const owner = hasSchedules(context) ? await ownerOf(context) : null;
      return owner ? owner.files.schedules(owner.account) : null;
    },
  },
  AgentFile: {
    from: ({ range }) => range.from,
    to: ({ range }) => range.to,
  },
  Glance: {
    files: offered(async ({ account, passwordChangeRequired }, _args, { scope }) => {
      const { files } = scope;
      if (!files || account.role !== "AGENT" || passwordChangeRequired) return null;
      return cachedSummary(scope, "files", async () => newsOf(await files.list(account)));
    }),
  },
  Mutation: {
    startAgentFile: async (_root, { input }, context) => {
      const { report, format = "CSV", filters = "" } = input;
      if (filters.length > longestFilters) {
        return invalidInput([fieldError("filters", "validation.notAccepted")]);
      }
      const { from, to } = rangeOf(input.range, context.scope, longestFileDays);
      const owner = await ownerOf(context);
      if (!owner) return refused("NOT_OFFERED");
      const key = await keyOf(context);
      if (!key) return refused("NOT_SIGNED_IN");
      const request = { report, format, filters, range: { from, to: to + 1 } };
      return answerOf(await owner.files.start(owner.account, request, key.token, key.name));
    },
    restartAgentFile: async (_root, { id }, context) => {
      const owner = await ownerOf(context);
      if (!owner) return refused("NOT_OFFERED");
      const key = await keyOf(context);
      if (!key) return refused("NOT_SIGNED_IN");
      return answerOf(await owner.files.restart(owner.account, id, key.token, key.name));
    },
    deleteAgentFile: async (_root, { id }, context) => {
      const owner = await ownerOf(context);
      if (!owner) return refused("NOT_OFFERED");
      return answerOf((await owner.files.remove(owner.account, id)) ? { id } : null);
    },
    scheduleAgentFile: async (_root, { input }, context) => {
      const owner = hasSchedules(context) ? await ownerOf(context) : null;
      return owner ? scheduleFile(owner, input, context) : refused("NOT_OFFERED");
    },
    endAgentFileSchedule: async (_root, { id }, context) => {
      const owner = await ownerOf(context);
      return owner ? endSchedule(owner, id, context) : refused("NOT_OFFERED");
    },
  },
} satisfies Resolvers;
