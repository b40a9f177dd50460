import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import { GameCard } from "./game-card.tsx";
import { createPlayState } from "./launch/play-state.ts";
import { PlayContext } from "./play-context.ts";

const game = {
  id: "1",
  name: "Koi",
  code: "k",
  type: "RNG",
  start: "FRAME",
  roomId: null,
  image: null,
  hot: false,
  new: false,
  freeTrial: true,
  lines: 20,
  minBet: { amount: "0.5", currency: "USD" },
  vendor: { code: "PG", name: "Paper Gate" },
} as unknown as ComponentProps<typeof GameCard>["game"];

const card = ({
  hasFavorites = true,
  hasGamePages = true,
  trials = true,
  cardFacts = ["provider"] as readonly ("provider" | "lines" | "limits")[],
}) =>
  renderToStaticMarkup(
    <I18nProvider
      language="en"
      messages={messagesOf("en")}
      brand={{ currencyDecimals: {}, gmtOffset: "+08:00", minimumAge: 18, name: "Aurora" }}
    >
      <PlayContext.Provider
        value={{
          seed: "s",
          hasFavorites,
          hasGamePages,
          cardFacts,
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

it("U24 A56 a card has its favourite button only where the brand has favourites", () => {
  expect(card({})).toContain('name="favorite"');
  const without = card({ hasFavorites: false });
  expect(without).not.toContain("favorite");
  expect(without.match(/name="mode"/g)).toHaveLength(2);
});

it("L3 A56 a card's name leads to the game's page only where games have pages", () => {
  expect(card({})).toContain('href="/game/1"');
  const without = card({ hasGamePages: false });
  expect(without).not.toContain("href");
  expect(without).toContain(">Koi<");
});

it("U24 A40 P6 a card has its free-trial button only if the visitor may try games", () => {
  expect(card({})).toContain('value="trial"');
  const without = card({ trials: false });
  expect(without).not.toContain("trial");
  expect(without).toContain('value="play"');
});

it("B1 a card says what the brand's form names, as far as the platform names it", () => {
  expect(card({})).toContain("<p>Paper Gate</p>");
  expect(card({ cardFacts: ["lines", "limits"] })).toContain("<p>20 lines · from $0.50</p>");
  expect(card({ cardFacts: [] })).not.toContain("Paper Gate");
});
