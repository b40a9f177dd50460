import { bootPortal } from "./portal.ts";

/** Starts one portal for all browser tests; worlds isolate the tests. Playwright calls this function once. */
export default async function globalPortal(): Promise<() => Promise<void>> {
  const portal = await bootPortal();
  process.env.PORTAL_ORIGIN = portal.origin;
  process.env.PORTAL_SANDBOX_ORIGIN = portal.sandboxOrigin;
  return portal.stop;
}
