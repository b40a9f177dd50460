import type { World } from "./world.ts";

/** What the sandbox Worker is configured with. */
export interface Env {
  WORLD: DurableObjectNamespace<World>;
  /** Origin at which a browser reaches `/play/*` and `/media/*`. */
  PUBLIC_ORIGIN: string;
  /** JSON text of a JWK set with RSA private keys; the public half is the gateway's. */
  SANDBOX_PRIVATE_JWKS: string;
  /** "1" opens the switches below `/__sandbox/`; anything else hides them behind a 404. */
  SANDBOX_SWITCHES?: string;
}
