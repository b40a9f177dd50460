import type { ComponentProps } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import type { Voice } from "~/i18n/text.ts";
import type { LiveFragmentData } from "~/ui/fragments/live-fragments.server.ts";
import { defaultPlayContext, PlayContext } from "./play-context.ts";

/** The inputs of a live fragment besides its data. */
export interface FragmentKey {
  brand: ComponentProps<typeof I18nProvider>["brand"] & { voice?: Readonly<Record<string, Voice>> };
  language: string;
  /** The prefix of the launch keys of its forms. */
  requestId: string;
}

/**
 * Renders a live fragment from its key alone (decision 0030), without a router and without a visitor.
 * @throws Error when the fragment reads a loader's data, the address or the viewer
 */
export async function renderLiveFragment(
  { element }: Pick<LiveFragmentData, "element">,
  { brand, language, requestId }: FragmentKey,
): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <I18nProvider
      language={language}
      messages={messagesOf(language)}
      voice={brand.voice?.[language]}
      brand={brand}
    >
      <PlayContext.Provider value={{ ...defaultPlayContext, seed: requestId }}>
        {element}
      </PlayContext.Provider>
    </I18nProvider>,
    // Without this React would leave an error inside a Suspense boundary to the browser.
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
