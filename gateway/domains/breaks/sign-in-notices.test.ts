import { expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";

const agents = {
  windows:
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML) Chrome/130.0.0.0 Safari/537.36",
  phone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
};
const login = `mutation { login(input: { username: "player1", password: "secret pass" }) { __typename } }`;
const list = "{ newSignIns { id at device place read } }";
const unread = "{ viewer { glance { unreadSignIns } } }";
const read = `mutation ($ids: [ID!]!) { readNewSignIns(ids: $ids) {
  __typename ... on ReadNewSignInsSuccess { unread } ... on Refused { reason } } }`;

interface SignIn {
  id: string;
  read: boolean;
}

/** An account that signs in on devices, each time with a new token. */
async function portal() {
  let logins = 0;
  const there = await accountPortal(
    {
      "POST /wps/session/login": () => {
        logins += 1;
        return { token: `tok-${logins}` };
      },
      "GET /wps/member/info": {
        id: 42,
        account: "player1",
        nickname: "Player One",
        type: 0,
        currency: "USD",
      },
    },
    "GUEST",
  );
  const send = async <T>(source: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await there.run<Record<string, T>>(source, variables);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as T;
  };
  return {
    ...there,
    send,
    unread: async () => (await send<{ glance: object }>(unread)).glance,
    async signIn(device: keyof typeof agents) {
      there.later(60_000);
      there.scope.userAgent = agents[device];
      expect(await send(login)).toEqual({ __typename: "LoginSuccess" });
    },
  };
}

it("G26 a login from a new device is in the inbox, the first one and a known device are not", async () => {
  const { send, signIn, unread, now } = await portal();
  await signIn("windows");
  await signIn("windows");
  expect([await send(list), await unread()]).toEqual([[], { unreadSignIns: 0 }]);
  await signIn("phone");
  const at = now();
  await signIn("phone");
  expect(await send(list)).toEqual([
    { id: expect.any(String), at, device: "Safari · iOS", place: "Seoul, KR", read: false },
  ]);
  expect(await unread()).toEqual({ unreadSignIns: 1 });
});

it("G26 counts until another device of the account has read it, without a platform call", async () => {
  const { send, signIn, unread, scope, calls } = await portal();
  await signIn("windows");
  await signIn("phone");
  const [first] = await send<SignIn[]>(list);
  const ids = [first?.id ?? ""];
  const before = calls.length;
  expect(await send(read, { ids })).toEqual({ __typename: "ReadNewSignInsSuccess", unread: 0 });
  expect(await unread()).toEqual({ unreadSignIns: 0 });
  // The owner's session has its own summaries; here both share one, so they are read again after half a minute.
  scope.userAgent = agents.windows;
  expect(await send<SignIn[]>(list)).toMatchObject([{ read: false }]);
  expect(await send(read, { ids })).toEqual({ __typename: "ReadNewSignInsSuccess", unread: 0 });
  scope.userAgent = null;
  expect(await send<SignIn[]>(list)).toMatchObject([{ read: true }]);
  expect(calls.length).toBe(before);
});

it("G26 asks the account's object once in half a minute, and pages stay when it can't be reached", async () => {
  const { send, signIn, unread, scope, later } = await portal();
  await signIn("windows");
  const { protection } = scope;
  let requested = 0;
  let fails = false;
  scope.protection = {
    of: (account) => ({
      ...protection.of(account),
      async newSignIns(device) {
        requested += 1;
        if (fails) throw new Error("out of reach");
        return protection.of(account).newSignIns(device);
      },
      readNewSignIns: () => Promise.reject(new Error("out of reach")),
    }),
  };
  await unread();
  await scope.settled();
  await unread();
  expect(requested).toBe(1);
  later(30_000);
  fails = true;
  expect(await unread()).toEqual({ unreadSignIns: null });
  expect(await send(read, { ids: ["a"] })).toMatchObject({ reason: "PROTECTION_UNAVAILABLE" });
});
