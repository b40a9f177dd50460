import { useShellOffers } from "~/components/shell/use-shell.ts";
import type { LimitKind } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";

interface Props {
  /** The kind of the limit that is reached; null when the session has ended. */
  limit: LimitKind | null;
}

/** Takes the place of a game that was closed because a limit is reached or the session has ended. */
export function OverNote({ limit }: Props) {
  const { t } = useI18n();
  const offers = useShellOffers();
  return (
    <div className="shell-width grid min-h-0 flex-1 content-center overflow-y-auto">
      <NoteBox
        alert
        icon="icon-thin-circle-slash"
        title={t("play.over.title")}
        text={
          limit === null || limit === "DEPOSIT"
            ? t("play.over.text")
            : t(`play.reason.${limit}_LIMIT`)
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
