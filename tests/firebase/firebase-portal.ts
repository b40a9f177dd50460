import { bootPortal } from "../support/portal.ts";
import { startEmulator } from "./start-emulator.ts";

/** Boots the emulator and a portal that knows it, for all tests here. Playwright calls it once. */
export default async function firebasePortal(): Promise<() => Promise<void>> {
  const emulator = await startEmulator();
  const portal = await bootPortal({ vars: { FIREBASE_AUTH_EMULATOR: emulator.origin } });
  process.env.PORTAL_ORIGIN = portal.origin;
  process.env.PORTAL_SANDBOX_ORIGIN = portal.sandboxOrigin;
  process.env.FIREBASE_EMULATOR = emulator.origin;
  return async () => {
    emulator.stop();
    await portal.stop();
  };
}
