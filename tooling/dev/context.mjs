import { devGateway } from "./gateway.mjs";

/** Reads the request context that the Worker's edge sends to the dev server (`app/edge/development/dev-proxy.ts`). */
const contextHeader = "x-portico-context";

/**
 * Returns the load context of a page that Vite renders, from the Worker's header.
 * @param {Request} request
 * @param {string} portalOrigin
 * @throws Error when somebody asks the dev server for a page past the Worker
 */
export function devContext(request, portalOrigin) {
  const facts = request.headers.get(contextHeader);
  if (!facts)
    throw new Error(`Pages are served at ${portalOrigin}; this port only serves modules.`);
  const answerHeaders = new Headers();
  const { now: sentAt, ...known } = JSON.parse(decodeURIComponent(facts));
  const aheadMs = sentAt - Date.now();
  const now = () => Date.now() + aheadMs;
  const pageOwner = () => context.pageOwner;
  const gateway = devGateway({ portalOrigin, request, answerHeaders, pageOwner });
  /** @param {string} owner */
  const namePageOwner = (owner) => {
    context.pageOwner ??= owner;
  };
  /** @param {object} line */
  const log = (line) => void process.stderr.write(`${JSON.stringify(line)}\n`);
  /** @type {import("@remix-run/cloudflare").AppLoadContext} */
  const context = { ...known, now, answerHeaders, pageReuse: null, namePageOwner, gateway, log };
  return context;
}
