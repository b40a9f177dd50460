import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";

type ListNoteProps =
  | { kind: "error"; retry: string }
  | { kind: "empty" | "nothingFound"; reset: string; children?: ReactNode };

/** Replaces a list that is empty, without results, or failed. Each variant offers a next step. */
export function ListNote(props: ListNoteProps) {
  const { t } = useI18n();
  if (props.kind === "error") {
    return (
      <NoteBox
        icon="icon-thin-cloud-off"
        alert
        title={t("lobby.errorTitle")}
        text={t("lobby.errorText")}
      >
        <ButtonLink to={props.retry} replace preventScrollReset size="large">
          {t("lobby.retry")}
        </ButtonLink>
      </NoteBox>
    );
  }
  const found = props.kind === "empty";
  return (
    <NoteBox
      icon={found ? "icon-thin-sparkles" : "icon-thin-search-x"}
      title={t(found ? "lobby.emptyTitle" : "lobby.emptySearchTitle")}
      text={t(found ? "lobby.emptyText" : "lobby.emptySearchText")}
    >
      {found ? null : props.children}
      {found ? null : (
        <ButtonLink to={props.reset} preventScrollReset size="large">
          {t("lobby.reset")}
        </ButtonLink>
      )}
      <ButtonLink to="/hot" tone={found ? "accent" : "quiet"} size="large">
        {t("lobby.toHot")}
      </ButtonLink>
      {found ? (
        <ButtonLink to="/rng" tone="quiet" size="large">
          {t("lobby.toSlots")}
        </ButtonLink>
      ) : null}
    </NoteBox>
  );
}
