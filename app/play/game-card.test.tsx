import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import type { CardFact } from "../../brands/look/form.ts";
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
  rtp: 96.54,
  volatility: "HIGH",
  theme: { name: "Animals" },
  vendor: { code: "PG", name: "Paper Gate" },
} as unknown as ComponentProps<typeof GameCard>["game"];

const card = ({
  hasFavorites = true,
  hasGamePages = true,
  trials = true,
  cardFacts = ["provider"] as readonly CardFact[],
  of = game,
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
          play: () => undefined,
        }}
      >
        <GameCard game={of} />
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
  expect(card({})).toContain('<p class="game-facts"><span>Paper Gate</span></p>');
  expect(card({ cardFacts: ["lines", "limits"] })).toContain(
    "<span>20 lines</span><span>from $0.50</span></p>",
  );
  expect(card({ cardFacts: [] })).not.toContain("Paper Gate");
});

it("L7 a card says RTP, volatility and theme where the brand's form names them and the platform reports them", () => {
  expect(card({ cardFacts: ["rtp", "volatility", "theme"] })).toContain(
    "<span>RTP 96.5%</span><span>High volatility</span><span>Animals</span></p>",
  );
  const unknown = { ...game, rtp: null, volatility: null, theme: null } as typeof game;
  expect(card({ cardFacts: ["rtp", "volatility", "theme"], of: unknown })).not.toContain(
    "game-facts",
  );
});
