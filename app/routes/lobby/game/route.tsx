import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/page-handle.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { message } from "~/i18n/page-title.server.ts";
import { Cover } from "~/play/cover.tsx";
import { LaunchForm } from "~/play/launch-form.tsx";
import { requireViewer } from "~/session/guards.server.ts";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FailedBlock } from "~/ui/failed-block.tsx";

const GamePage = graphql(`
  query GamePage($id: ID!) {
    game(id: $id) {
      ...LaunchForm_game
      id
      name
      image
      freeTrial
      vendor {
        name
      }
    }
  }
`);

export const handle: PageHandle = { needsPlace: "page" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * The game that a banner names (U50): what leads here needs a login (P1).
 * @throws Response 404 where the platform knows no such game; a redirect of guests to the login (A20)
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  const { data, errors } = await context.gateway.execute(GamePage, { id: params.id ?? "" });
  const game = data?.game ?? null;
  if (!game && !errors?.length) throw new Response(null, { status: 404 });
  return {
    title: `${game?.name ?? message(context, "play.gameLabel")} – ${context.brand.name}`,
    game,
    requestId: errors?.[0]?.extensions.requestId ?? null,
  };
}

export default function GameOfBanner() {
  const { t } = useI18n();
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
            <Cover gameId={game.id} image={game.image} eager />
          </div>
          <div className="text-center">
            <h1 className="text-2xl font-bold text-balance">{name}</h1>
            <p className="mt-1 text-sm text-quiet">{game.vendor.name}</p>
          </div>
          <Button type="submit" name="mode" value="play" size="large">
            {t("lobby.card.play", { name })}
          </Button>
          {game.freeTrial ? (
            <Button type="submit" name="mode" value="trial" tone="quiet" size="large">
              {t("lobby.card.trial")}
            </Button>
          ) : null}
        </LaunchForm>
      </Card>
    </div>
  );
}
