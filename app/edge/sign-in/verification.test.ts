import { expect, it } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { createRequestContext } from "~/edge/request/request-context.ts";
import { aurora } from "../../../brands/aurora.ts";
import { browserOrigin, verificationSettings, verificationWidget } from "./verification.ts";

const cloudflare = "https://challenges.cloudflare.com";
const requested: string[] = [];
const platform = {
  fetch: async (request: Request) => {
    requested.push(request.url);
    return new Response();
  },
};
const configured = (over: object) =>
  ({
    development: true,
    brand: aurora,
    platform,
    sandboxOrigin: "http://localhost:8789",
    ...over,
  }) as Configuration;
const keys = { siteKey: "0x4AAAAAAAsite", secretKey: "0x4AAAAAAAsecret" };
const context = await createRequestContext(
  new Request("http://localhost:8788/login", { headers: { "x-dev-world": "mine" } }),
  { country: "KR" },
  configured({}),
);

it("A16 without keys there are no widget, no frame and no settings", () => {
  const none = configured({ verification: null });
  expect(verificationSettings(context, none)).toBeNull();
  expect(verificationWidget(context, none)).toBeNull();
  expect(browserOrigin(none)).toBeNull();
});

it("A16 M20 loads script and frame from Cloudflare, and keeps the secret on the server", () => {
  const real = configured({ verification: { ...keys, origin: cloudflare } });
  expect(verificationWidget(context, real)).toEqual({
    siteKey: keys.siteKey,
    script: `${cloudflare}/turnstile/v0/api.js?render=explicit`,
  });
  expect(browserOrigin(real)).toBe(cloudflare);
  expect(verificationSettings(context, real)).toMatchObject({ origin: cloudflare, testing: false });
});

it("A16 in development uses the sandbox's world by its binding and its public port", async () => {
  const origin = "http://{world}.sandbox.internal";
  const secretKey = "1x0000000000000000000000000000000AA";
  const sandbox = configured({ verification: { ...keys, secretKey, origin } });
  expect(verificationWidget(context, sandbox)?.script).toBe(
    "http://localhost:8789/turnstile/v0/api.js?render=explicit&world=mine",
  );
  const settings = verificationSettings(context, sandbox);
  expect(settings).toMatchObject({ origin: "http://mine.sandbox.internal", testing: true });
  await settings?.fetch(new Request(`${settings.origin}/turnstile/v0/siteverify`));
  expect(requested).toEqual(["http://mine.sandbox.internal/turnstile/v0/siteverify"]);
});
