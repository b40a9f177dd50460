/**
 * Bundles a Worker, ready to be uploaded as it is. Run after what it bundles is built; `wrangler.toml` names
 * what is made here. The argument says which: `start`, `production`, `dev` (portal-bundle.mjs) or `sandbox`.
 */
import { bundleSandbox } from "../../sandbox/boot-sandbox.mjs";
import { at } from "../command/paths.mjs";
import { Refusal } from "../command/refusal.mjs";
import { bundlePortal } from "./portal-bundle.mjs";

const kind = process.argv[2] ?? "";
if (kind === "sandbox") await bundleSandbox(at("build/sandbox"));
else if (kind === "start" || kind === "production" || kind === "dev") await bundlePortal(kind);
else
  throw new Refusal(`There is no Worker "${kind}"; there are start, production, dev and sandbox.`);
