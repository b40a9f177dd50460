/** Keys that read an agent's reports (N25), by the portal's own schema. */
import type { OpenPortal } from "./portal.ts";

const create = `mutation ($input: CreateReportKeyInput!) { createReportKey(input: $input) {
  __typename ... on ReportKeySuccess { id key } ... on Refused { reason } ... on InvalidInput { fields { field } }
} }`;
const rotate = `mutation ($id: ID!) { rotateReportKey(id: $id) {
  __typename ... on ReportKeySuccess { id key } ... on Refused { reason }
} }`;
const revoke = `mutation ($id: ID!) { revokeReportKey(id: $id) {
  __typename ... on RevokeReportKeySuccess { id } ... on Refused { reason }
} }`;
const list = `{ agent { reportAccess {
  keys { id name ending createdAt expiresAt lastUsedAt endedAt }
} } }`;

export interface KeyAnswer {
  __typename: string;
  id?: string;
  key?: string;
  reason?: string;
}

interface ListedKey {
  id: string;
  name: string;
  ending: string;
  lastUsedAt: number | null;
  endedAt: number | null;
}

/** What an account's cookie can do with keys in a world, and what a key can read. */
export function reportKeys(portal: OpenPortal, world: string) {
  async function send<T>(cookie: string, query: string, variables: object = {}): Promise<T> {
    const answer = await portal.graphql(query, { variables, headers: { cookie }, as: { world } });
    return (await answer.json()) as T;
  }
  const change = async (name: string, cookie: string, query: string, variables: object) => {
    const answer = await send<{ data?: Record<string, KeyAnswer> | null }>(
      cookie,
      query,
      variables,
    );
    return answer.data?.[name] ?? null;
  };
  const tryCreate = (cookie: string, name = "Bookkeeping") =>
    change("createReportKey", cookie, create, { input: { name } });
  return {
    send,
    tryCreate,
    async create(cookie: string, name?: string): Promise<{ id: string; key: string }> {
      const made = await tryCreate(cookie, name);
      if (!made?.id || !made.key) throw new Error(`no key was made: ${JSON.stringify(made)}`);
      return { id: made.id, key: made.key };
    },
    rotate: (cookie: string, id: string) => change("rotateReportKey", cookie, rotate, { id }),
    revoke: (cookie: string, id: string) => change("revokeReportKey", cookie, revoke, { id }),
    async list(cookie: string): Promise<ListedKey[]> {
      type Listed = { data: { agent: { reportAccess: { keys: ListedKey[] } } | null } };
      return (await send<Listed>(cookie, list)).data.agent?.reportAccess.keys ?? [];
    },
    read: (report: string, key: string | null, address = "203.0.113.7") =>
      portal.fetch(`/api/reports/${report}`, {
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
        as: { world, address },
      }),
  };
}
