import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { Cover } from "~/play/cover.tsx";
import { LaunchForm } from "~/play/launch/launch-form.tsx";
import { usePlay } from "~/play/play-context.ts";
import { Button } from "~/ui/controls/button.tsx";
import { PlayIcon } from "~/ui/controls/play-icon.tsx";
import { Card } from "~/ui/layout/card.tsx";

const VendorGameRow_game = graphql(`
  fragment VendorGameRow_game on Game {
    ...LaunchForm_game
    id
    name
    image
    freeTrial
  }
`);

/** A game as a row: small picture, name, Play and Free trial. */
export function VendorGameRow({ game }: { game: FragmentType<typeof VendorGameRow_game> }) {
  const { t } = useI18n();
  const row = readFragment(VendorGameRow_game, game);
  const { trials } = usePlay();
  const { name } = row;
  return (
    <Card as="li" tone="flat" className="group bg-ground/60">
      <LaunchForm game={row} className="flex h-18 items-center gap-3 px-3">
        <span className="w-11 shrink-0 max-[22.5rem]:hidden">
          <Cover gameId={row.id} image={row.image} early="first" />
        </span>
        <span className="line-clamp-2 min-w-0 flex-1 leading-5 font-semibold">{name}</span>
        {trials && row.freeTrial ? (
          <Button
            type="submit"
            name="mode"
            value="trial"
            aria-label={t("lobby.card.trialOf", { name })}
            tone="quiet"
            size="tiny"
            className="shrink-0"
          >
            {t("lobby.card.trial")}
          </Button>
        ) : null}
        <button
          type="submit"
          name="mode"
          value="play"
          aria-label={t("lobby.card.play", { name })}
          className="shrink-0 rounded-full transition hover:brightness-110"
        >
          <PlayIcon />
        </button>
      </LaunchForm>
    </Card>
  );
}
