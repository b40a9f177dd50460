/** For tests: runs an operation given as text, in process. Not part of any build. */
import { parse } from "graphql";
import { createGateway } from "../gateway.ts";
import { type Answer, createInProcess } from "../graphql/in-process.ts";
import type { RequestScope } from "../request/request-scope.ts";

const gateway = createGateway();

/** Runs `source` for this scope. The caller chooses the type of `data`. */
export async function run<TData = unknown>(
  scope: RequestScope,
  source: string,
  variables: object = {},
): Promise<Answer<TData>> {
  const client = createInProcess(gateway, scope);
  return client.execute<TData, object>(parse(source) as never, variables);
}

/** Like `run`, for operations without errors: throws the first error. */
export async function send<TData>(
  scope: RequestScope,
  source: string,
  variables: object = {},
): Promise<TData> {
  const { data, errors } = await run<TData>(scope, source, variables);
  const first = errors?.[0];
  if (first) throw new Error(`${first.extensions.code} at ${first.path?.join(".")}`);
  if (!data) throw new Error("no data");
  return data;
}
