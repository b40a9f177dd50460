/** An agent's background files by the portal's own schema (N12). */
import { expect } from "vitest";
import { aurora } from "../../brands/aurora.ts";
import type { OpenPortal } from "./portal.ts";

const start = `mutation ($input: StartAgentFileInput!) {
  startAgentFile(input: $input) {
    __typename
    ... on ChangeAgentFileSuccess { id }
    ... on Refused { reason }
  }
}`;
const list = "{ agent { files { nodes { id state rows total bytes } } } }";
const days = 86_400_000;

/** The last thirty days of the brand. */
export const [firstDay = "", lastDay = ""] = [-29, 0].map((add) =>
  new Date(Date.now() + Number.parseInt(aurora.gmtOffset, 10) * 3_600_000 + add * days)
    .toISOString()
    .slice(0, 10),
);
const midnight = (day: string) => Date.parse(`${day}T00:00:00${aurora.gmtOffset}`);

interface File {
  id: string;
  state: string;
  rows: number;
  total: number | null;
  bytes: number | null;
}

interface Begun {
  data: { startAgentFile: { id?: string; reason?: string } };
}
interface Listed {
  data: { agent: { files: { nodes: File[] } } | null };
}

export type AgentFiles = ReturnType<typeof agentFiles>;

/** What an agent's cookie can do with files in a world. */
export function agentFiles(portal: OpenPortal, world: string) {
  async function send<T>(cookie: string, query: string, variables: object = {}): Promise<T> {
    const answer = await portal.graphql(query, { variables, headers: { cookie }, as: { world } });
    return (await answer.json()) as T;
  }

  async function tryBegin(
    cookie: string,
    report: string,
    format = "CSV",
    filters = "",
    { from, to } = { from: firstDay, to: lastDay },
  ) {
    const range = { from: midnight(from), to: midnight(to) + days };
    const input = { report, format, range, filters };
    return (await send<Begun>(cookie, start, { input })).data.startAgentFile;
  }

  async function fileOf(cookie: string, id: string): Promise<File | null> {
    const { data } = await send<Listed>(cookie, list);
    return data.agent?.files.nodes.find((file) => file.id === id) ?? null;
  }

  const reached = (cookie: string, id: string, state: string) =>
    expect
      .poll(async () => (await fileOf(cookie, id))?.state, { timeout: 60_000, interval: 200 })
      .toBe(state);

  return {
    send,
    fileOf,
    tryBegin,
    /** The id of a file that was begun. */
    async begin(...wished: Parameters<typeof tryBegin>): Promise<string> {
      const { id } = await tryBegin(...wished);
      if (!id) throw new Error("no file was begun");
      return id;
    },
    reached,
    ready: (cookie: string, id: string) => reached(cookie, id, "DONE"),
  };
}
