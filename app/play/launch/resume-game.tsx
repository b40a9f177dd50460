import { Link } from "@remix-run/react";
import { OwnerField } from "~/forms/owner/page-owner.tsx";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { Cover } from "~/play/cover.tsx";
import { type GameRef, writeGameRef } from "~/play/game-ref.ts";
import { usePlay } from "~/play/play-context.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Money } from "~/ui/text/money.tsx";

const ResumeGame_game = graphql(`
  fragment ResumeGame_game on Game {
    id
    image
    minBet {
      ...Money
    }
    facts {
      minBet {
        ...Money
      }
      maxBet {
        ...Money
      }
    }
    vendor {
      name
    }
  }
`);

interface Props {
  game: GameRef;
  /** What the platform says of the game; null if it can't be read. */
  known: FragmentType<typeof ResumeGame_game> | null;
  mode: "play" | "trial";
  /** The launch key: the game starts once, however often the form is sent. */
  launchKey: string;
}

/** The game that was chosen before the login, with its picture, its limits, and a button that starts it (A136, L8). */
export function ResumeGame({ game, known, mode, launchKey }: Props) {
  const { t } = useI18n();
  const { submit } = usePlay();
  const name = game.name || t("play.gameLabel");
  return (
    <form
      method="post"
      action="/play"
      className="grid gap-4 text-center"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        const button = submitter instanceof HTMLButtonElement ? submitter : null;
        if (submit(event.currentTarget, button)) event.preventDefault();
      }}
    >
      <OwnerField />
      <input type="hidden" name="game" value={writeGameRef(game)} />
      <input type="hidden" name="key" value={launchKey} />
      <h1 className="text-xl font-bold text-balance">{t("play.nextTitle", { name })}</h1>
      {known ? <KnownGame game={known} /> : null}
      <Button type="submit" name="mode" value={mode} size="large">
        {t(mode === "trial" ? "play.nextTrial" : "play.nextPlay")}
      </Button>
      <Link to="/" className="finger font-semibold text-accent hover:underline">
        {t("play.back")}
      </Link>
    </form>
  );
}

/** Picture, provider and limits. */
function KnownGame({ game }: { game: FragmentType<typeof ResumeGame_game> }) {
  const { t } = useI18n();
  const { id, image, minBet, facts, vendor } = readFragment(ResumeGame_game, game);
  const limits = [
    { label: t("game.minBet"), value: facts?.minBet ?? minBet },
    { label: t("game.maxBet"), value: facts?.maxBet },
  ];
  return (
    <>
      <div className="mx-auto w-40">
        <Cover gameId={id} image={image} early="first" />
      </div>
      <p className="text-quiet">{vendor.name}</p>
      <dl className="flex flex-wrap justify-center gap-x-8 gap-y-2 empty:hidden">
        {limits.map(({ label, value }) =>
          value ? (
            <div key={label}>
              <dt className="text-xs text-quiet">{label}</dt>
              <dd className="figures font-semibold">
                <Money value={value} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
