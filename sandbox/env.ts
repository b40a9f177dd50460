/** Configuration of a world. */
export interface Env {
  /** Origin at which browsers request `/play/*` and `/media/*`. */
  PUBLIC_ORIGIN: string;
  /** JSON text of a JWK set with RSA private keys; the gateway has the public keys. */
  SANDBOX_PRIVATE_JWKS: string;
  /** "1" enables the switches below `/__sandbox/`; with any other value they return 404. */
  SANDBOX_SWITCHES?: string;
}
