import {
  type ActionFunctionArgs,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { sourcePage } from "~/forms/steps/source-page.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { readGameRef } from "~/play/game-ref.ts";
import { launch, launchStatus } from "~/play/launch/launch.server.ts";
import { LaunchProblem } from "~/play/launch/launch-problem.tsx";
import { ResumeGame } from "~/play/launch/resume-game.tsx";
import { loadVendorGames } from "~/play/vendors/vendor-games.server.ts";
import { VendorGames } from "~/play/vendors/vendor-games.tsx";
import { requireViewer } from "~/session/guards/guards.server.ts";
import { Card } from "~/ui/layout/card.tsx";

/** Picture and limits of the game that waits. */
const WaitingGame = graphql(`
  query WaitingGame($id: ID!) {
    game(id: $id) {
      ...ResumeGame_game
    }
  }
`);

export const handle: PageHandle = { requiresCountry: "page" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * The game that a guest started before the login: `?game=&mode=` (A136). Else the games of a vendor to choose
 * from (M11, A82): `?vendor=&type=&name=&page=`. None when the address names neither, as after a launch that
 * was refused.
 * @throws Response a redirect of guests to the login, where a game waits to be started
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const waiting = readGameRef(searchParams.get("game"));
  if (waiting) {
    await requireViewer(request, context);
    const mode = searchParams.get("mode") === "trial" ? ("trial" as const) : ("play" as const);
    const { data } = await context.gateway.execute(WaitingGame, { id: waiting.id });
    const known = data?.game ?? null;
    const next = { game: waiting, mode, launchKey: crypto.randomUUID(), known };
    return { next, found: null, title: waiting.name || pageTitle(context, "play.gameLabel") };
  }
  const found = await loadVendorGames(searchParams, context);
  return { next: null, found, title: found?.title ?? pageTitle(context, "play.gameLabel") };
}

/**
 * Starts a game. Fields: `game` (a game reference), `mode` (`play` or `trial`), `key` (one launch per key), `room`
 * (for games with several, U48). Redirects to the game, or returns the refusal.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const game = readGameRef(form.get("game"));
  if (!game) throw answer(null, { status: 400 });
  const key = form.get("key");
  const room = form.get("room");
  const outcome = await launch(context, {
    game,
    mode: form.get("mode") === "trial" ? "trial" : "play",
    room: typeof room === "string" && room && room.length <= 100 ? room : null,
    key: typeof key === "string" && key && key.length <= 100 ? key : crypto.randomUUID(),
  });
  return answer(
    { ...outcome, from: sourcePage(request), seed: context.requestId },
    launchStatus(outcome),
  );
}

export default function PlayPage() {
  const { t } = useI18n();
  const { found, next } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <div className="shell-width grid min-h-[60dvh] content-center justify-items-center py-10">
      <Card tone="page" className="w-full max-w-xl p-6">
        {outcome ? (
          <LaunchProblem outcome={outcome} heading="h1" from={outcome.from} seed={outcome.seed} />
        ) : next ? (
          <ResumeGame {...next} />
        ) : found ? (
          <>
            <h1 className="mb-4 text-xl font-bold">
              {t("play.vendorTitle", { name: found.name })}
            </h1>
            <VendorGames found={found} />
          </>
        ) : (
          <>
            <h1 className="mb-2 text-xl font-bold">{t("lobby.emptyTitle")}</h1>
            <Link
              to="/hot"
              className="finger inline-block font-semibold text-accent hover:underline"
            >
              {t("lobby.toHot")}
            </Link>
          </>
        )}
      </Card>
    </div>
  );
}
