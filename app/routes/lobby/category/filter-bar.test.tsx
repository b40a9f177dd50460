/** The lobby's filter (A137): the least bet is an amount, in the brand's currency. */
import { expect, it } from "vitest";
import { readLobbyQuery } from "~/routes/lobby/lobby-query.ts";
import { renderPage } from "../../../../tests/house/forms/render-page.tsx";
import { FilterBar } from "./filter-bar.tsx";

it("A137 K36 offers least bets as amounts of money", () => {
  const query = readLobbyQuery(new URLSearchParams());
  const html = renderPage(<FilterBar lobby={null} path="/rng" query={query} slots />);
  expect(html).toMatch(/<option value="5"[^>]*>\$5\.00</);
  expect(html).not.toMatch(/>5<\/option>/);
});
