import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import { GameCard } from "./game-card.tsx";
import { PlayContext } from "./play-context.ts";
import { createPlayState } from "./play-state.ts";

const game = {
  ...{ id: "1", name: "Koi", code: "k", type: "RNG", start: "FRAME", roomId: null, image: null },
  ...{ hot: false, new: false, freeTrial: true, vendor: { code: "PG", name: "Paper Gate" } },
} as unknown as ComponentProps<typeof GameCard>["game"];

const card = ({ hearts = true, trials = true }) =>
  renderToStaticMarkup(
    <I18nProvider
      language="en"
      messages={messagesOf("en")}
      brand={{ currencyDecimals: {}, gmtOffset: "+08:00", name: "Aurora" }}
    >
      <PlayContext.Provider
        value={{
          seed: "s",
          hearts,
          trials,
          favoriteIds: null,
          playState: createPlayState(),
          submit: () => false,
        }}
      >
        <GameCard game={game} />
      </PlayContext.Provider>
    </I18nProvider>,
  );

it("U24 A56 a card has its heart only where the brand has favourites", () => {
  expect(card({})).toContain('name="favorite"');
  const without = card({ hearts: false });
  expect(without).not.toContain("favorite");
  expect(without.match(/name="mode"/g)).toHaveLength(2);
});

it("U24 A40 P6 a card has its free trial only where whoever looks may try games", () => {
  expect(card({})).toContain('value="trial"');
  const without = card({ trials: false });
  expect(without).not.toContain("trial");
  expect(without).toContain('value="play"');
});
