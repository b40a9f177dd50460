import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepingForms } from "./forms/answers/lost-answer.ts";
import { namingOwner } from "./forms/owner/naming-owner.ts";
import { noteFields } from "./forms/restored/fields-before.ts";
import { moveStrangersBehind } from "./forms/restored/strangers.ts";
import { markingPassive } from "./graphql/passive-requests.ts";
import { loadMessages } from "./i18n/messages.client.ts";
import { MessagesContext } from "./i18n/messages-context.tsx";
import { releaseQueuedSubmit } from "./play/launch/queued-submit.ts";
import { NonceContext } from "./ui/hooks/nonce-context.ts";
import { watchLayers } from "./ui/layers/layer-history.ts";
import { loadLazyComponents } from "./ui/lazy/lazy.tsx";

/** An error page draws the document anew, the brand's colours too; the policy wants their nonce. */
const nonce = document.querySelector<HTMLStyleElement>("style[nonce]")?.nonce ?? "";
const [messages] = await Promise.all([
  loadMessages(),
  loaderData(),
  // If it fails, the server's HTML stays, and the components try again.
  "signedIn" in document.documentElement.dataset ? loadLazyComponents().catch(() => {}) : null,
]);

/**
 * Leaving a page while one of its blocks is still coming in makes React drop that block's HTML and
 * draw it anew (its error 421). That is what should happen; anything else that went wrong with the
 * server's HTML is a mistake of ours and is reported.
 */
const leftEarly = /error #421|received an update before it finished hydrating/;

watchLayers();
window.fetch = markingPassive(keepingForms(namingOwner(window.fetch.bind(window))));

moveStrangersBehind(document);
const restoreFields = noteFields(document);

/** One element around the page, so that the ids that React counts are those of the server. */
function Drawn({ children }: { children: ReactNode }) {
  useEffect(restoreFields, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext.Provider value={nonce}>
        <MessagesContext.Provider value={messages}>
          <Drawn>
            <RemixBrowser />
          </Drawn>
        </MessagesContext.Provider>
      </NonceContext.Provider>
    </StrictMode>,
    {
      onRecoverableError(error) {
        // A block that came later was drawn anew.
        queueMicrotask(restoreFields);
        if (!(error instanceof Error && leftEarly.test(error.message))) reportError(error);
      },
    },
  );
});
releaseQueuedSubmit();

/**
 * Waits until Remix has decoded the loaders' data. RemixBrowser itself would suspend until then, with
 * no boundary above it: a key pressed or a link clicked in that moment makes React 18 throw the
 * server's document away (its errors 426 and 345). Before its first hook it does nothing else, so
 * it can be called outside React: it throws what it waits for.
 */
async function loaderData() {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}
