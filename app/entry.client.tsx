import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadMessages } from "./i18n/messages.client.ts";
import { MessagesContext } from "./i18n/messages-context.tsx";

const messages = await loadMessages(document.documentElement.lang);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesContext.Provider value={messages}>
        <RemixBrowser />
      </MessagesContext.Provider>
    </StrictMode>,
  );
});
