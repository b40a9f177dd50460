import { useLoaderData, useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { createElement, Suspense } from "react";
import { expect, it } from "vitest";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Real } from "~/routes/lobby/home/jackpot/jackpot-counter.tsx";
import { Board } from "~/routes/lobby/home/winners/winner-board.tsx";
import { usePlay } from "./play-context.ts";
import { type FragmentKey, renderLiveFragment } from "./render-live-fragment.server.tsx";

const key: FragmentKey = {
  brand: { name: "Aurora", currencyDecimals: { KRW: 0 }, gmtOffset: "+08:00", minimumAge: 18 },
  language: "en",
  requestId: "request-1",
};

const render = (Fragment: () => unknown) =>
  renderLiveFragment(
    { element: createElement(() => createElement("p", null, String(Fragment()))) },
    key,
  );

it("A107 renders a fragment with the language, the brand and the launch seed of its key", async () => {
  const html = await render(() => {
    const { t, money } = useI18n();
    return `${t("shell.balance")} ${money({ amount: "12", currency: "KRW" })} ${usePlay().seed}`;
  });
  expect(html).toBe("<p>Balance ₩12 request-1</p>");
});

it.each<[string, () => unknown]>([
  ["the shell's data, as every hook of a member's balance does", () => useShell().viewer],
  ["another route's data", () => useRouteLoaderData("root")],
  ["its own route's data", () => useLoaderData()],
  ["the routes around it", () => useMatches()],
  ["the address", () => useLocation().pathname],
])("A118 throws where a fragment reads %s", async (_what, read) => {
  await expect(render(read)).rejects.toThrow();
});

function Late() {
  return <p>{useShell().viewer?.account}</p>;
}

it("A118 throws where a part of a fragment that may come later reads the visitor", async () => {
  const element = (
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  );
  await expect(renderLiveFragment({ element }, key)).rejects.toThrow();
});

it("U5 A37 home's live fragments are rendered from their data alone", async () => {
  const game = { id: "7", name: "Reef", code: "R", type: "RNG", start: "LAUNCH", roomId: null };
  const winner = {
    customer: "k***m",
    win: { amount: "5", currency: "KRW" },
    game: { ...game, image: null, vendor: { code: "PG" } },
  };
  const winners = { winners: [winner] } as unknown as Parameters<typeof Board>[0]["initial"];
  const pot = { jackpot: { amount: "9", currency: "KRW" } } as Parameters<
    typeof Real
  >[0]["initial"];
  const board = await renderLiveFragment({ element: <Board initial={winners} /> }, key);
  expect(board).toContain("k***m");
  expect(board).toContain('value="request-1.7"');
  // H2: without wins there is no board.
  expect(await renderLiveFragment({ element: <Board initial={{ winners: [] }} /> }, key)).toBe("");
  expect(await renderLiveFragment({ element: <Real initial={pot} /> }, key)).toContain("₩9");
});
