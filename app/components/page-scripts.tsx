import messagePreloads from "virtual:message-preloads";
import {
  type UNSAFE_RemixContextObject as Remix,
  UNSAFE_RemixContext as RemixContext,
  useMatches,
} from "@remix-run/react";
import { useContext } from "react";
import { HandoffContext } from "~/page-data/handoff-context.ts";
import { queueSubmits } from "~/play/launch/queued-submit.ts";
import { NonceContext } from "~/ui/hooks/nonce-context.ts";

interface Props {
  language: string | undefined;
  isSignedIn: boolean;
}

/**
 * Replaces Remix's `Scripts`: it preloads every script and the language's texts at once, with the CSP's nonce on each
 * element. Otherwise the browser finds a script's imports only after it has loaded the script.
 *
 * It comes after all visible content and has a low priority, so that content is painted first. For React it is one
 * element with fixed HTML.
 */
export function PageScripts({ language, isSignedIn }: Props) {
  const nonce = useContext(NonceContext);
  const remix = useContext(RemixContext);
  const handoff = useContext(HandoffContext);
  const ids = useMatches().map(({ id }) => id);
  const html =
    import.meta.env.SSR && remix
      ? scriptsOf(remix, ids, language ?? "", isSignedIn, nonce, handoff)
      : "";
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
  isSignedIn: boolean,
  nonce: string,
  handoff: string | null,
) {
  const { manifest, serverHandoffString, renderMeta } = remix;
  // Remix writes streamed data after this script.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const scripts = [
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...(route.imports ?? []), route.module]),
    ...(isSignedIn ? messagePreloads.signedIn : []),
  ];
  const texts = scripts.flatMap((script) => messagePreloads.by[script]?.[language] ?? []);
  const preloaded = new Set([...scripts, ...texts, manifest.url]);
  const soon = `(${queueSubmits})();(${fetchSoon})("${nonce}", ${inScript([...preloaded])})`;
  const streamed =
    "window.__remixContext.stream = new ReadableStream({start(controller){window.__remixContext.streamController = controller;}}).pipeThrough(new TextEncoderStream())";
  const data = `window.__remixContext = ${handoff ?? `${serverHandoffString};${streamed}`};`;
  const names = routes.map((_route, index) => `route${index}`);
  const modules = routes.map(({ id }, index) => `${JSON.stringify(id)}:${names[index]}`);
  // One module imports all, because only then dependent files run in order.
  const start = [
    ...(manifest.hmr ? [`import ${JSON.stringify(manifest.hmr.runtime)};`] : []),
    `import ${JSON.stringify(manifest.url)};`,
    ...routes.map(
      ({ module }, index) => `import * as ${names[index]} from ${JSON.stringify(module)};`,
    ),
    `window.__remixRouteModules = {${modules.join(",")}};`,
    `import(${JSON.stringify(manifest.entry.module)});`,
  ].join("\n");
  // The data has its own element, so that the page cache can replace it (`page-patch.ts`).
  return `<script type="module" async nonce="${nonce}">${soon}</script><script nonce="${nonce}">${data}</script><script nonce="${nonce}">(${startDrawn})(document.currentScript, ${inScript(start)})</script>`;
}

/** Escapes text for a script element. */
const inScript = (text: string | string[]) => JSON.stringify(text).replaceAll("<", "\\u003c");

/**
 * Runs in the page once the HTML is parsed. It waits for the style sheet, because where a server or a line does not
 * keep to priorities the scripts would share the line with it and delay the first paint. A plain `preload` would be
 * compiled on the main thread. Chromium gives preloads without low priority when a script adds them.
 */
const fetchSoon = `(nonce, files) => {
const style = document.querySelector("link[rel=stylesheet]");
const preload = () => {
for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", nonce, href }));
};
if (style && !style.sheet) style.onload = style.onerror = preload;
else preload();
}`;

/** Runs in the page: loaded scripts run after the first paint, or at once on a hidden page, which is not painted. */
const startDrawn = `(here, text) => {
const start = () => here.after(Object.assign(document.createElement("script"), { type: "module", nonce: here.nonce, text, onerror: () => window.releaseQueuedSubmit?.() }));
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
}`;
