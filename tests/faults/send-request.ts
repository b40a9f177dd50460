import type { OpenPortal } from "../support/portal.ts";

/** One GraphQL error as our own clients receive it. */
export interface ShownError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; requestId: string; retryAfterMs?: number };
}

export interface Answer {
  status: number;
  // The caller knows the type of its request.
  data: Record<string, unknown> | null;
  errors: ShownError[];
  /** The whole body, to search it for forbidden text. */
  text: string;
  headers: Headers;
  ms: number;
  /** The session cookies after the response: the sent ones, new ones, or "" when they were removed. */
  cookie: string;
}

export interface GraphQLRequest {
  world: string;
  query: string;
  variables?: Record<string, unknown>;
  cookie?: string;
}

/** Sends an operation to the built Worker as the browser's client does. */
export async function sendRequest(portal: OpenPortal, request: GraphQLRequest): Promise<Answer> {
  const { world, query, variables, cookie = "" } = request;
  const started = performance.now();
  const answer = await portal.graphql(query, {
    variables,
    headers: cookie ? { cookie } : {},
    as: { world },
  });
  const text = await answer.text();
  const body: { data?: Answer["data"]; errors?: ShownError[] } = JSON.parse(text);
  return {
    status: answer.status,
    data: body.data ?? null,
    errors: body.errors ?? [],
    text,
    headers: answer.headers,
    ms: performance.now() - started,
    cookie: cookieAfter(answer, cookie),
  };
}

function cookieAfter(answer: Response, sent: string): string {
  const jar = new Map(sent.split("; ").map((pair) => [pair.split("=")[0] ?? "", pair]));
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const [name = ""] = pair.split("=");
    if (!/^(__Host-)?(sid|guest)$/.test(name)) continue;
    if (line.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].filter(Boolean).join("; ");
}

/** A member of the response by its path, such as "viewer.balance"; null where the path ends early. */
export function at(data: unknown, path: string): unknown {
  let value = data;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return null;
    value = (value as Record<string, unknown>)[name] ?? null;
  }
  return value;
}
