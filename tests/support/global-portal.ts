import { bootPortal } from "./portal.ts";

/** Boots one portal for all browser tests; worlds keep the tests apart. Playwright calls it once. */
export default async function globalPortal(): Promise<() => Promise<void>> {
  const portal = await bootPortal();
  process.env.PORTAL_ORIGIN = portal.origin;
  process.env.PORTAL_SANDBOX_ORIGIN = portal.sandboxOrigin;
  return portal.stop;
}
