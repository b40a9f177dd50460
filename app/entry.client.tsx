import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { NonceContext } from "./components/nonce.ts";
import { loadMessages } from "./i18n/messages.client.ts";
import { MessagesContext } from "./i18n/messages-context.tsx";

/** An error page draws the document anew, the brand's colours too; the policy wants their nonce. */
const nonce = document.querySelector<HTMLStyleElement>("style[nonce]")?.nonce ?? "";
const messages = await loadMessages(document.documentElement.lang);

/**
 * Leaving a page while one of its blocks is still coming in makes React drop that block's HTML and
 * draw it anew (its error 421). That is what should happen; anything else that went wrong with the
 * server's HTML is a mistake of ours and is reported.
 */
const leftEarly = /error #421|received an update before it finished hydrating/;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext.Provider value={nonce}>
        <MessagesContext.Provider value={messages}>
          <RemixBrowser />
        </MessagesContext.Provider>
      </NonceContext.Provider>
    </StrictMode>,
    {
      onRecoverableError(error) {
        if (!(error instanceof Error && leftEarly.test(error.message))) reportError(error);
      },
    },
  );
});
