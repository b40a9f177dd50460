/** Vars that switch human verification on (A16), with the sandbox as its service. */
const sandbox = { TURNSTILE_ORIGIN: "http://{world}.sandbox.internal" };

/** The sandbox's own pair: its tokens are used once, go off, and name the host. */
export const realHumanKeys = {
  ...sandbox,
  TURNSTILE_SITE_KEY: "0x4SANDBOX00000000site",
  TURNSTILE_SECRET_KEY: "0x4SANDBOX00000000secret-of-no-worth",
};

/** The pair that Cloudflare documents to let everybody pass. */
export const passingHumanKeys = {
  ...sandbox,
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
};
