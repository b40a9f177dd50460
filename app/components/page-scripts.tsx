import messagePreloads from "virtual:message-preloads";
import {
  type UNSAFE_RemixContextObject as Remix,
  UNSAFE_RemixContext as RemixContext,
  useMatches,
} from "@remix-run/react";
import { useContext } from "react";
import { HandoffContext } from "~/page-data/handoff-context.ts";
import { queueSubmits } from "~/play/queued-submit.ts";
import { NonceContext } from "~/ui/hooks/nonce-context.ts";

/**
 * What starts the page in the browser, in place of Remix's `Scripts`: each script is asked for at once, the
 * language's texts too, and every element carries the policy's nonce. Without it the policy blocks what is
 * preloaded, and the browser finds a script's imports only once it has that script.
 *
 * It stands after all that paints and says that it can wait, for what paints goes first. For React it is one element whose inside is the
 * server's alone.
 */
export function PageScripts({ language }: { language: string | undefined }) {
  const nonce = useContext(NonceContext);
  const remix = useContext(RemixContext);
  const handoff = useContext(HandoffContext);
  const ids = useMatches().map(({ id }) => id);
  const html =
    import.meta.env.SSR && remix ? scriptsOf(remix, ids, language ?? "", nonce, handoff) : "";
  return (
    <div
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Remix's own text, escaped by it, and addresses of our build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function scriptsOf(
  remix: Remix,
  ids: readonly string[],
  language: string,
  nonce: string,
  handoff: string | null,
) {
  const { manifest, serverHandoffString, renderMeta } = remix;
  // Tells Remix to write the data that it streams after this script.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const scripts = [
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...(route.imports ?? []), route.module]),
  ];
  const texts = scripts.flatMap((script) => messagePreloads.by[script]?.[language] ?? []);
  const everywhere = messagePreloads.everywhere[language] ?? [];
  const preloaded = new Set([...scripts, ...everywhere, ...texts, manifest.url]);
  const soon = `(${queueSubmits})();(${fetchSoon})("${nonce}", ${inScript([...preloaded])})`;
  const streamed =
    "window.__remixContext.stream = new ReadableStream({start(controller){window.__remixContext.streamController = controller;}}).pipeThrough(new TextEncoderStream())";
  const data = `window.__remixContext = ${handoff ?? `${serverHandoffString};${streamed}`};`;
  const names = routes.map((_route, index) => `route${index}`);
  const modules = routes.map(({ id }, index) => `${JSON.stringify(id)}:${names[index]}`);
  // One module for all: files that wait for one another are only sure to run in turn from one root.
  const start = [
    ...(manifest.hmr ? [`import ${JSON.stringify(manifest.hmr.runtime)};`] : []),
    `import ${JSON.stringify(manifest.url)};`,
    ...routes.map(
      ({ module }, index) => `import * as ${names[index]} from ${JSON.stringify(module)};`,
    ),
    `window.__remixRouteModules = {${modules.join(",")}};`,
    `import(${JSON.stringify(manifest.entry.module)});`,
  ].join("\n");
  // The data has an element of its own, so that it can be told from the rest (`page-patch.ts`).
  return `<script type="module" async nonce="${nonce}">${soon}</script><script nonce="${nonce}">${data}</script><script nonce="${nonce}">(${startDrawn})(document.currentScript, ${inScript(start)})</script>`;
}

/** Text for a script's inside: nothing in it ends the element. */
const inScript = (text: string | string[]) => JSON.stringify(text).replaceAll("<", "\\u003c");

/**
 * In the page, as soon as all of it is read: the style sheet, asked for before, then has the line to itself
 * until the first of these comes. A plain `preload` would be compiled on the page's thread as it is run. Chromium gives
 * them no low priority when a script adds them.
 */
const fetchSoon = `(nonce, files) => {
for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", nonce, href }));
}`;

/**
 * In the page: what is fetched meanwhile runs when the page has been drawn; nobody waits for the drawing of a
 * page that is not seen.
 */
const startDrawn = `(here, text) => {
const start = () => here.after(Object.assign(document.createElement("script"), { type: "module", nonce: here.nonce, text, onerror: () => window.releaseQueuedSubmit?.() }));
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
}`;
