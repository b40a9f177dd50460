import type { ComponentProps } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import type { LiveFragmentData } from "~/ui/fragments/live-fragments.server.ts";
import { defaultPlayContext, PlayContext } from "./play-context.ts";

/** All that a live fragment shows beside its data. */
export interface FragmentKey {
  brand: ComponentProps<typeof I18nProvider>["brand"];
  language: string;
  /** Grows the launch keys of its forms. */
  requestId: string;
}

/**
 * A live fragment's HTML, rendered from its key alone (decision 0030): no router and no visitor is around it.
 * @throws Error where the fragment reads a loader's data, the address or who is signed in
 */
export async function renderLiveFragment(
  { element }: Pick<LiveFragmentData, "element">,
  { brand, language, requestId }: FragmentKey,
): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <I18nProvider language={language} messages={messagesOf(language)} brand={brand}>
      <PlayContext.Provider value={{ ...defaultPlayContext, seed: requestId }}>
        {element}
      </PlayContext.Provider>
    </I18nProvider>,
    // React alone would leave an error inside a Suspense boundary to the browser.
    {
      onError(error) {
        errors.push(error);
      },
    },
  );
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
