/** The variable that enables human verification (A16), with the sandbox as the service. */
const sandbox = { TURNSTILE_ORIGIN: "http://{world}.sandbox.internal" };

/** The sandbox's own keys. Their tokens work once, expire, and contain the host. */
export const realHumanKeys = {
  ...sandbox,
  TURNSTILE_SITE_KEY: "0x4SANDBOX00000000site",
  TURNSTILE_SECRET_KEY: "0x4SANDBOX00000000secret-of-no-worth",
};

/** Cloudflare's documented testing keys, which accept every visitor. */
export const passingHumanKeys = {
  ...sandbox,
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
};
