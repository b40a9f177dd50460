/** For tests: a platform with switches and form rules, and one visitor. */
import { fakePlatform, type TestScopeOverrides, testKeys, testScope } from "./platform.ts";
import { run } from "./run.ts";

const keys = await testKeys();

export const member = {
  id: 42,
  account: "player1",
  nickname: "Player One",
  type: 0,
  currency: "USD",
};

/** C18 with these modules switched on. */
export const switchedOn = (...modules: string[]) => ({
  "GET /wps/system/status": {
    info: {
      whitelabel: {
        modId: "ROOT",
        enabled: "1",
        childrenNodes: modules.map((modId) => ({ modId, enabled: "1" })),
      },
    },
  },
});

const rule = (required: string, acceptedPattern: string, minLength: number, maxLength: number) => ({
  enabled: "1",
  required,
  acceptedPattern,
  minLength,
  maxLength,
});

/** The form rules (C15) of a strict operator. */
export const formRules = {
  "GET /wps/system/setting/register": {
    username: { ...rule("1", "^[A-Za-z][A-Za-z0-9]*$", 4, 14), patternId: 2 },
    password: rule("1", "^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$", 8, 20),
    confirmPassword: rule("1", "*", 8, 20),
    mobileNum: rule("0", "^[0-9]*$", 8, 12),
    verificationCode: rule("0", "^[0-9]*$", 6, 6),
    email: rule("0", "^[^@\\s]+@[^@\\s]+$", 6, 60),
    qqNum: { ...rule("0", "^[0-9]*$", 5, 12), enabled: "0" },
    captcha: rule("1", "*", 4, 4),
    affiliateCode: rule("0", "^[A-Za-z0-9]*$", 4, 12),
  },
};

/** A visitor of a portal whose platform responds from `table`; only `later` moves the clock. */
export function portal(table: Record<string, unknown>, overrides: TestScopeOverrides = {}) {
  let time = 1_800_000_000_000;
  const platform = fakePlatform(table);
  const scope = testScope({
    ...overrides,
    platform: { fetch: platform.fetch, jwks: keys.jwks, ...overrides.platform },
    now: () => time,
  });
  return {
    platform,
    scope,
    later(ms: number) {
      time += ms;
    },
    /** Another visitor of the same portal, with another browser. */
    stranger: () => ({
      ...testScope({ platform: scope.platform, now: scope.now }),
      limits: scope.limits,
    }),
    /** The result of the operation's only field. */
    async send(document: string, variables: object = {}, as = scope) {
      const { data, errors } = await run<Record<string, Record<string, unknown>>>(
        as,
        document,
        variables,
      );
      const [first] = errors ?? [];
      if (first) throw new Error(`${first.extensions.code} at ${first.path?.join(".")}`);
      return Object.values(data ?? {})[0] ?? null;
    },
    /** The bodies that arrived at this path, decrypted. */
    async received(path: string): Promise<Record<string, unknown>[]> {
      const calls = platform.calls.filter(({ url }) => new URL(url).pathname === path);
      return Promise.all(
        calls.map(async (call) => {
          const text = await call.clone().text();
          return text.startsWith("{") ? JSON.parse(text) : (await keys.open(text)).body;
        }),
      );
    },
  };
}
