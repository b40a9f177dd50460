import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import {
  bundleFaults,
  configurationFaults,
  fileFaults,
  secretFaults,
} from "../tooling/deploy/production-checks.mjs";
import { workerFaults } from "../tooling/deploy/worker-faults.mjs";

const file = new URL("../wrangler.toml", import.meta.url).pathname;
const read = (env?: string) => readConfig({ config: file, env }, { hideWarnings: true });

/** Our configuration with the platform's origin set, as an operator sets it. */
function production(change: (config: Changeable) => void = () => {}) {
  const config = structuredClone(read("production")) as Changeable;
  config.vars.PLATFORM_ORIGIN = "https://api.casino.games";
  change(config);
  return config;
}
interface Changeable {
  vars: Record<string, string | undefined>;
  services: { binding: string; service: string }[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
  assets?: { binding?: string };
  workers_dev?: boolean;
  preview_urls?: boolean;
  limits?: { cpu_ms?: number };
  ratelimits?: { name: string; simple: { limit: number; period: number } }[];
  observability?: {
    enabled?: boolean;
    head_sampling_rate?: number;
    logs?: { enabled?: boolean; head_sampling_rate?: number; invocation_logs?: boolean };
  };
}
const both = [{ name: "SESSION_KEY" }, { name: "EXCLUSION_KEY" }, { name: "PLATFORM_JWKS" }];
const faults = (change?: (config: Changeable) => void) =>
  configurationFaults(production(change), { dryRun: false });

describe("npm run deploy checks the production configuration", () => {
  it("accepts our configuration with an origin", () => {
    expect(faults()).toEqual([]);
  });

  it("accepts the example's origin in a dry run only", () => {
    const config = read("production");
    expect(configurationFaults(config, { dryRun: true })).toEqual([]);
    expect(configurationFaults(config, { dryRun: false })).toEqual([
      expect.stringContaining("still the example's"),
    ]);
  });

  it("refuses the development environment with every check", () => {
    const found = configurationFaults(read(), { dryRun: false }).join("\n");
    expect(found).toContain("ENVIRONMENT must be");
    expect(found).toContain("service binding PLATFORM");
    expect(found).toContain("must be https");
  });

  it.each([
    "http://api.casino.games",
    "https://w.sandbox.internal",
    "https://localhost",
    "",
    "api",
  ])("refuses the platform origin %j", (origin) => {
    expect(
      faults((config) => {
        config.vars.PLATFORM_ORIGIN = origin;
      }),
    ).toHaveLength(1);
  });

  it("refuses a development variable, a secret as a variable and a missing Durable Object", () => {
    const found = faults((config) => {
      config.vars.VITE_ORIGIN = "http://localhost:5173";
      config.vars.SANDBOX_ORIGIN = "http://localhost:8789";
      config.vars.SESSION_KEY = "x";
      config.durable_objects.bindings = [];
    });
    expect(found).toHaveLength(5);
  });

  it("refuses other hosts, missing limits and a missing log", () => {
    const without: [says: string, change: (config: Changeable) => void][] = [
      ["workers_dev must be false", (config) => delete config.workers_dev],
      ["workers_dev must be false", (config) => Object.assign(config, { workers_dev: true })],
      ["preview_urls must be false", (config) => delete config.preview_urls],
      ["limits.cpu_ms must bound", (config) => delete config.limits],
      [
        "limits.cpu_ms must bound",
        (config) => Object.assign(config, { limits: { cpu_ms: 30_000 } }),
      ],
      ["RATE_LIMIT", (config) => delete config.ratelimits],
      [
        "RATE_LIMIT",
        ({ ratelimits = [] }) => Object.assign(ratelimits[0] ?? {}, { name: "OTHER" }),
      ],
      [
        "RATE_LIMIT",
        ({ ratelimits = [] }) => Object.assign(ratelimits[0]?.simple ?? {}, { period: 10 }),
      ],
      [
        "RATE_LIMIT",
        ({ ratelimits = [] }) => Object.assign(ratelimits[0]?.simple ?? {}, { limit: 120 }),
      ],
      ["observability must be enabled", (config) => delete config.observability],
      [
        "observability must be enabled",
        ({ observability }) => Object.assign(observability?.logs ?? {}, { enabled: false }),
      ],
      [
        "must keep every line",
        ({ observability }) => Object.assign(observability ?? {}, { head_sampling_rate: 0.1 }),
      ],
      [
        "must keep every line",
        ({ observability }) => Object.assign(observability?.logs ?? {}, { head_sampling_rate: 0 }),
      ],
      ["invocation_logs must be false", ({ observability }) => delete observability?.logs],
    ];
    for (const [says, change] of without) {
      expect(faults(change), says).toEqual([expect.stringContaining(says)]);
    }
  });

  it("refuses secrets as variables, including optional ones", () => {
    const found = faults((config) => {
      config.vars.SESSION_KEY_PREVIOUS = "x";
      config.vars.DEFAULT_PASSWORD = "x";
    });
    expect(found).toEqual([
      expect.stringContaining("SESSION_KEY_PREVIOUS is a secret"),
      expect.stringContaining("DEFAULT_PASSWORD is a secret"),
    ]);
    const all = [...both, { name: "SESSION_KEY_PREVIOUS" }];
    expect(secretFaults(all, production())).toEqual([]);
  });

  it("accepts PLATFORM_PATIENCE up to 4", () => {
    const withPatience = (times: string) =>
      faults((config) => {
        config.vars.PLATFORM_PATIENCE = times;
      });
    expect(withPatience("2.5")).toEqual([]);
    for (const times of ["0", "5", "long"]) {
      expect(withPatience(times)).toEqual([expect.stringContaining("from 1 to 4")]);
    }
  });

  it("names each missing secret and how to set it", () => {
    expect(secretFaults(both, production())).toEqual([]);
    expect(
      secretFaults([{ name: "SESSION_KEY" }, { name: "EXCLUSION_KEY" }], production()),
    ).toEqual([expect.stringContaining("wrangler secret put PLATFORM_JWKS --env production")]);
  });

  it("A16 requires both keys of human verification or none, real keys and Cloudflare's service", () => {
    const withKey = (siteKey: string) =>
      production((config) => {
        config.vars.TURNSTILE_SITE_KEY = siteKey;
      });
    const real = withKey("0x4AAAAAAAexample-site");
    expect(configurationFaults(real, { dryRun: false })).toEqual([]);
    expect(secretFaults(both, real)).toEqual([
      expect.stringContaining("wrangler secret put TURNSTILE_SECRET_KEY --env production"),
    ]);
    const all = [...both, { name: "TURNSTILE_SECRET_KEY" }];
    expect(secretFaults(all, real)).toEqual([]);
    expect(secretFaults(all, production())).toEqual([
      "The secret TURNSTILE_SECRET_KEY is set, and TURNSTILE_SITE_KEY is not.",
    ]);
    const testing = withKey("1x00000000000000000000AA");
    expect(configurationFaults(testing, { dryRun: true })).toEqual([
      expect.stringContaining("public testing keys"),
    ]);
    const found = faults((config) => {
      config.vars.TURNSTILE_SECRET_KEY = "0x4AAAAAAAexample-secret";
      config.vars.TURNSTILE_ORIGIN = "http://{world}.sandbox.internal";
    });
    expect(found).toEqual([
      expect.stringContaining("TURNSTILE_SECRET_KEY is a secret"),
      expect.stringContaining("TURNSTILE_ORIGIN must be https://challenges.cloudflare.com"),
    ]);
  });

  it.each([
    ["FIREBASE_AUTH_EMULATOR", "http://localhost:9099", /belongs to development|must go/],
    ["OWN_HOSTS", "*", /must be hosts/],
    ["OWN_HOSTS", "https://staging.casino.games", /must be hosts/],
    ["BRAND", "nobody", /nobody/],
    ["PLATFORM_PATIENCE", "5", /from 1 to 4/],
    ["TURNSTILE_SITE_KEY", "1x00000000000000000000AA", /testing keys/],
    ["PLATFORM_ORIGIN", "http://api.casino.games", /https/],
  ])(
    "A150 refuses %s = %s, as the Worker would at its start, and says so once",
    async (name, value, says) => {
      const config = production(({ vars }) => {
        vars[name] = value;
      });
      const reported = configurationFaults(config, { dryRun: false });
      const found = [...reported, ...(await workerFaults(config, reported))];
      expect(found).toEqual([expect.stringMatching(says)]);
      expect(await workerFaults(config)).not.toEqual([]);
    },
  );

  it("A150 the Worker starts with our configuration", async () => {
    expect(await workerFaults(production())).toEqual([]);
  });

  it("A150 finds the playground and developers' pages in an upload", () => {
    expect(bundleFaults('if (path === "/dev/platform")')).toHaveLength(1);
    expect(bundleFaults('src="/playground/playground.js"')).toHaveLength(1);
    expect(fileFaults(["assets", "messages"])).toEqual([]);
    expect(fileFaults(["assets", "playground"])).toHaveLength(1);
  });

  it("finds the sandbox in a bundle", () => {
    expect(bundleFaults("export default {}")).toEqual([]);
    expect(bundleFaults('if (path === "/__sandbox/reset")')).toHaveLength(1);
  });
});
