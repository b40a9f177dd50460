/** Tells the types of loaders and actions that single fetch is on; the switch itself is in tooling/portico.ts. */
import "@remix-run/cloudflare";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}
