/** Turns on single fetch in the types of loaders and actions; the setting itself is in tooling/portico.ts. */
import "@remix-run/cloudflare";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}
