import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { pictureOf } from "~/components/outside/pictures.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { message } from "~/i18n/page-title.server.ts";
import { Cover } from "~/play/cover.tsx";
import { LaunchForm } from "~/play/launch-form.tsx";
import { usePlay } from "~/play/play-context.ts";
import { requireViewer } from "~/session/guards/guards.server.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

const GamePage_game = graphql(`
  fragment GamePage_game on Game {
    ...LaunchForm_game
    id
    name
    image
    freeTrial
    vendor {
      name
    }
  }
`);

const GamePage = graphql(`
  query GamePage($id: ID!) {
    game(id: $id) {
      ...GamePage_game
    }
  }
`);

/** What anybody may ask for, whatever id stands in the address: the list that the home page has at hand. */
const HotGamePage = graphql(`
  query HotGamePage {
    hotGames(limit: 24) {
      id
      ...GamePage_game
    }
  }
`);

export const handle: PageHandle = { requiresCountry: "page" };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/**
 * The game that a banner names (U50): what leads here needs a login (P1). One of the hot games is shown to
 * guests, too, for it may be shared and found (decision 0017); playing it asks for the login as anywhere.
 * @throws Response 404 where the platform knows no such game; a redirect of guests to the login (A20)
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { gateway, maybeSignedIn, brand, mainOrigin } = context;
  const id = params.id ?? "";
  const hot = (await gateway.execute(HotGamePage, {})).data?.hotGames?.find((one) => one.id === id);
  if (hot && !maybeSignedIn) return { ...shown(hot), requestId: null };
  await requireViewer(request, context);
  const { data, errors } = await gateway.execute(GamePage, { id });
  if (!data?.game && !errors?.length) throw new Response(null, { status: 404 });
  return { ...shown(data?.game ?? null), requestId: errors?.[0]?.extensions.requestId ?? null };

  function shown(found: FragmentType<typeof GamePage_game> | null) {
    const game = readFragment(GamePage_game, found);
    const name = game?.name ?? message(context, "play.gameLabel");
    const path = `/game/${encodeURIComponent(id)}`;
    const head = pageHead(context, {
      title: `${name} – ${brand.name}`,
      path,
      description: message(context, "outside.game", {
        game: name,
        vendor: game?.vendor.name ?? "",
      }),
      picture: pictureOf(mainOrigin, game?.image),
      trail: [{ name, path }],
      listed: hot !== undefined,
    });
    return { game, head };
  }
}

export default function GameOfBanner() {
  const { t } = useI18n();
  const { trials } = usePlay();
  const { game, requestId } = useLoaderData<typeof loader>();
  if (!game) {
    return (
      <div className="shell-width py-10">
        <FailedBlock name={t("play.gameLabel")} requestId={requestId} />
      </div>
    );
  }
  const { name } = game;
  return (
    <div className="shell-width grid justify-items-center py-8 lg:py-12">
      <Card tone="page" className="w-full max-w-md p-6">
        <LaunchForm game={game} className="grid gap-5">
          <div className="mx-auto w-44">
            <Cover gameId={game.id} image={game.image} early="first" />
          </div>
          <div className="text-center">
            <h1 className="text-2xl font-bold text-balance">{name}</h1>
            <p className="mt-1 text-sm text-quiet">{game.vendor.name}</p>
          </div>
          <Button type="submit" name="mode" value="play" size="large">
            {t("lobby.card.play", { name })}
          </Button>
          {trials && game.freeTrial ? (
            <Button type="submit" name="mode" value="trial" tone="quiet" size="large">
              {t("lobby.card.trial")}
            </Button>
          ) : null}
        </LaunchForm>
      </Card>
    </div>
  );
}
