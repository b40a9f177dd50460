import { afterAll } from "vitest";
import { bootPortal, type Portal, type PortalOptions } from "./portal.ts";

/** A portal of this test file alone, which stops after its last test. */
export async function portalOfFile(options?: PortalOptions): Promise<Portal> {
  const portal = await bootPortal(options);
  afterAll(() => portal.stop());
  return portal;
}
