import { Link } from "@remix-run/react";
import { OwnerField } from "~/forms/owner/page-owner.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { type GameRef, writeGameRef } from "~/play/game-ref.ts";
import { usePlay } from "~/play/play-context.ts";
import { Button } from "~/ui/controls/button.tsx";

interface Props {
  game: GameRef;
  mode: "play" | "trial";
  /** The launch key: the game starts once, however often the form is sent. */
  launchKey: string;
}

/** The game that was chosen before the login, with a button that starts it (A136). */
export function ResumeGame({ game, mode, launchKey }: Props) {
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
      <Button type="submit" name="mode" value={mode} size="large">
        {t(mode === "trial" ? "play.nextTrial" : "play.nextPlay")}
      </Button>
      <Link to="/" className="finger font-semibold text-accent hover:underline">
        {t("play.back")}
      </Link>
    </form>
  );
}
