/** Postbacks from the team's events to an agent's own server, through the whole portal (N25). */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { bootPortal } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";

interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const received: Received[] = [];
let status = 200;
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    received.push({ url: request.url ?? "", headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {});
    response.end("x".repeat(1000));
  });
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const portal = await bootPortal({ vars: { LOCAL_HOOK_ORIGIN: local }, network: true });
afterAll(async () => {
  await portal.stop();
  server.close();
});

const shown = `hooks { id url endedAt postbacks { id kind state tries status } }`;
const listed = `{ agent { reportAccess { ${shown} } } }`;
const change = (field: string) => `mutation ($id: ID!) { ${field}(id: $id) {
  __typename ... on Refused { reason }
} }`;
const create = `mutation ($input: CreateReportHookInput!) { createReportHook(input: $input) {
  __typename ... on ReportHookSuccess { id secret } ... on Refused { reason }
  ... on InvalidInput { fields { field messageKey } }
} }`;
const register = `mutation ($input: RegisterDownlineInput!) { registerDownline(input: $input) { __typename } }`;

interface Hook {
  id: string;
  url: string;
  endedAt: number | null;
  postbacks: { id: string; kind: string; state: string; tries: number; status: number | null }[];
}
interface Changed {
  __typename: string;
  id?: string;
  secret?: string;
  reason?: string;
  fields?: { field: string; messageKey: string }[];
}

async function inWorld(world: string, username = "agent1") {
  const cookie = await signIn(portal, { world, username });
  const send = async <T>(query: string, variables: object = {}, as = cookie): Promise<T> => {
    const headers = { cookie: as };
    const answer = await portal.graphql(query, { variables, headers, as: { world } });
    return ((await answer.json()) as { data: T }).data;
  };
  const run = async (field: string, query: string, variables: object, as?: string) =>
    (await send<Record<string, Changed> | null>(query, variables, as))?.[field];
  return {
    world,
    cookie,
    send,
    add: (url: string, as?: string) => run("createReportHook", create, { input: { url } }, as),
    test: (id: string, as?: string) => run("testReportHook", change("testReportHook"), { id }, as),
    remove: (id: string, as?: string) =>
      run("removeReportHook", change("removeReportHook"), { id }, as),
    hooks: async (as?: string) =>
      (await send<{ agent: { reportAccess: { hooks: Hook[] } } | null }>(listed, {}, as)).agent
        ?.reportAccess.hooks ?? [],
  };
}

it("N25 CA187 a registration and a test arrive once, signed as docs/report-api.md says", async () => {
  const { add, test, hooks, send, remove } = await inWorld("postbacks");
  const hook = await add(`${local}/team?agent=1`);
  const { id = "", secret = "" } = hook ?? {};
  expect(secret).toMatch(/^portico_hs_[0-9a-f]{64}$/);
  // The first reading notes where to begin.
  await test(id);
  await expect.poll(async () => (await hooks())[0]?.postbacks.length).toBe(1);
  expect((await hooks())[0]).toMatchObject({
    postbacks: [{ kind: "TEST", state: "DONE", tries: 1, status: 200 }],
  });
  await new Promise((done) => setTimeout(done, 1000));
  const input = {
    account: "hooked01",
    password: "Portico2026",
    type: "MEMBER",
    rates: [{ type: "RNG", rate: "0.5" }],
    idempotencyKey: crypto.randomUUID(),
  };
  expect(await send(register, { input })).toMatchObject({
    registerDownline: { __typename: "RegisterDownlineSuccess" },
  });
  await test(id);
  await expect
    .poll(() => received.filter(({ body }) => body.includes("hooked01")).length, {
      timeout: 20_000,
    })
    .toBe(1);
  await test(id);
  const sent = received.find(({ body }) => body.includes("hooked01"));
  const event = JSON.parse(sent?.body ?? "") as { id: string };
  expect(event).toMatchObject({ kind: "REGISTRATION", account: "hooked01", link: null });
  expect(sent?.url).toBe("/team?agent=1");
  expect(sent?.headers["portico-event"]).toBe(event.id);
  // The documented check, as it stands there.
  const code = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/report-api.md", "utf8"))?.[1] ?? "";
  const source = code.replace(/^import .*$/gm, "");
  const isGenuine = new Function("createHmac", "timingSafeEqual", `${source}; return isGenuine;`)(
    createHmac,
    (one: Buffer, other: Buffer) => one.equals(other),
  ) as (secret: string, header: string, body: string) => boolean;
  const header = String(sent?.headers["portico-signature"]);
  expect(isGenuine(secret, header, sent?.body ?? "")).toBe(true);
  expect(isGenuine(secret, header, `${sent?.body} `)).toBe(false);
  expect(isGenuine(`${secret}0`, header, sent?.body ?? "")).toBe(false);
  expect(isGenuine(secret, header.replace(/t=\d+/, "t=1700000000"), sent?.body ?? "")).toBe(false);
  expect(received.filter(({ body }) => body.includes("hooked01"))).toHaveLength(1);
  expect((await remove(id))?.__typename).toBe("ChangeReportHookSuccess");
  expect(await hooks()).toEqual([]);
});

it("N25 a redirect is not followed, and what failed waits for its next try", async () => {
  const { add, test, hooks } = await inWorld("postbacks-failing");
  const { id = "" } = (await add(`${local}/failing`)) ?? {};
  status = 302;
  try {
    await test(id);
  } finally {
    status = 200;
  }
  expect((await hooks())[0]?.postbacks).toMatchObject([{ state: "FAILED", status: 302 }]);
  expect(received.filter(({ url }) => url === "/elsewhere")).toEqual([]);
});

it("N25 an address inside, of the portal or of the platform is refused, and two is the most", async () => {
  const { add, hooks } = await inWorld("postbacks-addresses");
  const own = new URL(portal.origin).host;
  for (const url of [
    `https://${own}/graphql`,
    "https://localhost/",
    "https://127.0.0.1/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest",
    "http://hooks.agency.com/",
    "https://hooks.agency.com:8443/",
    "http://127.0.0.1:1/",
  ]) {
    const answer = await add(url);
    expect(answer?.fields, url).toMatchObject([
      { field: "url", messageKey: "validation.hookAddress" },
    ]);
  }
  const made = await Promise.all([1, 2, 3].map((n) => add(`https://hooks${n}.agency.com/`)));
  expect(made.filter((each) => each?.secret)).toHaveLength(2);
  expect(made.find((each) => !each?.secret)?.reason).toBe("TOO_MANY_SAVED");
  expect(await hooks()).toHaveLength(2);
});

it("N25 P7 a hook of somebody else is not found by any other account", async () => {
  const { world, add, test, remove, hooks } = await inWorld("postbacks-others", "agent2");
  const { id = "" } = (await add(`${local}/others`)) ?? {};
  for (const username of ["agent1", "agent3", "agent4"]) {
    const other = await signIn(portal, { world, username });
    expect(await hooks(other), username).toEqual([]);
    expect((await test(id, other))?.reason).toBe("NOT_FOUND");
    expect((await remove(id, other))?.reason).toBe("NOT_FOUND");
  }
  for (const other of [await signIn(portal, { world }), ""]) {
    expect(await hooks(other)).toEqual([]);
    expect((await add(`${local}/others`, other))?.secret).toBeUndefined();
    expect((await remove(id, other))?.__typename).not.toBe("ChangeReportHookSuccess");
  }
  expect(await hooks()).toHaveLength(1);
});

it("N25 the hook of an agent who is none any more ends, and nothing more is sent", async () => {
  const { world, add, test, hooks, cookie } = await inWorld("postbacks-ended");
  const { id = "" } = (await add(`${local}/ended`)) ?? {};
  await new Promise((done) => setTimeout(done, 500));
  await portal.world(world).set({ memberPatch: { account: "agent1", frozen: true } });
  await test(id, cookie);
  await expect.poll(async () => (await hooks())[0]?.endedAt, { timeout: 20_000 }).not.toBeNull();
  // Also where its owner tests it.
  await portal.world(world).set({ memberPatch: { account: "agent1", frozen: false } });
  const before = received.length;
  expect((await test(id))?.reason).toBe("NOT_FOUND");
  expect(received.length).toBe(before);
});

it("N25 G36 a break that only the portal knows of ends the hook with its next reading", async () => {
  const { world, add, test, hooks, send } = await inWorld("postbacks-break");
  const { id = "" } = (await add(`${local}/break`)) ?? {};
  await test(id);
  await expect.poll(async () => (await hooks())[0]?.postbacks.length).toBe(1);
  await portal
    .world(world)
    .fault({ match: { id: "CA126" }, fault: { kind: "status", status: 500 } });
  const begin = "mutation { startBreak(input: { length: DAY, confirmed: true }) { __typename } }";
  expect(await send(begin)).toMatchObject({ startBreak: { __typename: "StartBreakSuccess" } });
  const before = received.length;
  // Its owner can't look meanwhile.
  const endedAt = async () => {
    const answer = await portal.fetch("/operator/audit/account.json?account=agent1", {
      as: { world },
      headers: { "x-operator-key": "operator-of-development" },
    });
    const { agent } = (await answer.json()) as { agent: { hooks: Hook[] } };
    return agent.hooks.map((hook) => ({ id: hook.id, isOver: hook.endedAt !== null }));
  };
  await expect.poll(endedAt, { timeout: 90_000, interval: 2_000 }).toEqual([{ id, isOver: true }]);
  expect(received.length).toBe(before);
});

it("N25 CA187 who registers by a link and deposits is a registration of that link and a first deposit, once each", async () => {
  const { world, add, test, hooks, send } = await inWorld("postbacks-deposit");
  const made = `mutation ($input: CreateReferralLinkInput!) { createReferralLink(input: $input) {
    ... on CreateReferralLinkSuccess { link { code } } } }`;
  const link = {
    type: "MEMBER",
    rates: [{ type: "RNG", rate: "0.5" }],
    idempotencyKey: crypto.randomUUID(),
  };
  type Made = { createReferralLink: { link: { code: string } } };
  const { code } = (await send<Made>(made, { input: link })).createReferralLink.link;
  const { id = "" } = (await add(`${local}/deposits`)) ?? {};
  await test(id);
  await expect.poll(async () => (await hooks())[0]?.postbacks.length).toBe(1);
  await new Promise((done) => setTimeout(done, 1000));

  /** Sends an operation; the cookie is the visitor's from then on. */
  let cookie = "";
  const visitor = async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await portal.graphql(query, { variables, headers: { cookie }, as: { world } });
    const set = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
    return ((await answer.json()) as { data: T }).data;
  };
  await visitor("{ captcha { __typename } }");
  const password = "Portico#2026";
  const form = {
    kind: "USERNAME",
    username: "linked01",
    password,
    confirmPassword: password,
    payeeName: "Dana Fields",
    referralCode: code,
    captcha: (await portal.world(world).captchas()).at(-1)?.answer,
    adult: true,
    termsAccepted: true,
  };
  const register = "mutation ($input: RegisterInput!) { register(input: $input) { __typename } }";
  expect(await visitor(register, { input: form })).toEqual({
    register: { __typename: "RegisterSuccess" },
  });
  const deposit = `mutation ($input: RequestDepositInput!) { requestDeposit(input: $input) {
    __typename ... on Refused { reason } } }`;
  for (const amount of ["55", "20"]) {
    const input = { methodId: "ewallet", amount, idempotencyKey: crypto.randomUUID() };
    expect(await visitor(deposit, { input })).toEqual({
      requestDeposit: { __typename: "RequestDepositSuccess" },
    });
  }
  const bodies = () =>
    received
      .filter(({ url, body }) => url === "/deposits" && !body.includes("TEST"))
      .map(({ body }) => JSON.parse(body) as { kind: string });
  // A deposit is credited after a while; a test reads anew.
  const read = async () => {
    await test(id);
    return bodies().length;
  };
  await expect.poll(read, { timeout: 40_000, interval: 4_000 }).toBe(2);
  // Another reading brings nothing more: the second deposit is no first one.
  await test(id);
  await new Promise((done) => setTimeout(done, 2000));
  expect(bodies().toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: "FIRST_DEPOSIT", account: "linked01", amount: { amount: "55.00", currency: "USD" } },
    { kind: "REGISTRATION", account: "linked01", link: code },
  ]);
});
