import { useShellOffers } from "~/components/shell/use-shell.ts";
import type { PlayFiguresFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";

interface Props {
  /** The limit that is reached, and until when; null when the session has ended. */
  limit: PlayFiguresFragment["closed"] | null;
}

/** Takes the place of a game that was closed because a limit is reached or the session has ended. */
export function OverNote({ limit }: Props) {
  const { t, date } = useI18n();
  const offers = useShellOffers();
  return (
    <div className="shell-width grid min-h-0 flex-1 content-center overflow-y-auto">
      <NoteBox
        alert
        icon="icon-thin-circle-slash"
        title={t("play.over.title")}
        text={
          limit == null
            ? t("play.over.text")
            : `${t(`play.reason.${limit.kind}_LIMIT`)} ${t("play.over.until", { at: date(limit.until) })}`
        }
      >
        {offers("GAME_RECORDS") ? (
          <ButtonLink to="/member/bets" reloadDocument>
            {t("play.check.history")}
          </ButtonLink>
        ) : null}
        <ButtonLink to="/member/limits" tone="quiet" reloadDocument>
          {t("play.check.limits")}
        </ButtonLink>
        <ButtonLink to="/help" tone="quiet" reloadDocument>
          {t("play.over.help")}
        </ButtonLink>
      </NoteBox>
    </div>
  );
}
