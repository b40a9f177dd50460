import { Link } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import CloudOff from "lucide-react/icons/cloud-off";
import SearchX from "lucide-react/icons/search-x";
import Sparkles from "lucide-react/icons/sparkles";
import type { ReactNode } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

type ListNoteProps =
  | { kind: "error"; retry: string }
  | { kind: "empty" | "nothingFound"; reset: string };

const primary =
  "grid min-h-11 place-items-center rounded-control bg-accent px-5 font-bold text-on-accent transition hover:brightness-110";
const secondary =
  "grid min-h-11 place-items-center rounded-control border border-line px-5 font-semibold transition-colors hover:border-accent hover:text-accent";

/** In place of a list: nothing there, nothing found, or nothing arrived. Each leads on. */
export function ListNote(props: ListNoteProps) {
  const { t } = useI18n();
  if (props.kind === "error") {
    return (
      <NoteBox Icon={CloudOff} alert title={t("lobby.errorTitle")} text={t("lobby.errorText")}>
        <Link to={props.retry} replace preventScrollReset className={primary}>
          {t("lobby.retry")}
        </Link>
      </NoteBox>
    );
  }
  const found = props.kind === "empty";
  return (
    <NoteBox
      Icon={found ? Sparkles : SearchX}
      title={t(found ? "lobby.emptyTitle" : "lobby.emptySearchTitle")}
      text={t(found ? "lobby.emptyText" : "lobby.emptySearchText")}
    >
      {found ? null : (
        <Link to={props.reset} preventScrollReset className={primary}>
          {t("lobby.reset")}
        </Link>
      )}
      <Link to="/hot" className={found ? primary : secondary}>
        {t("lobby.toHot")}
      </Link>
      {found ? (
        <Link to="/rng" className={secondary}>
          {t("lobby.toSlots")}
        </Link>
      ) : null}
    </NoteBox>
  );
}

interface NoteBoxProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  alert?: boolean;
  /** Where the box is the whole page, its title is the page's. */
  heading?: "h1";
  children: ReactNode;
}

/** The box of such a note; `alert` has it read out at once. */
export function NoteBox(props: NoteBoxProps) {
  const { Icon, title, text, alert, heading: Heading = "h2", children } = props;
  return (
    <div
      role={alert ? "alert" : undefined}
      className="my-6 grid justify-items-center gap-3 rounded-card border border-dashed border-line bg-surface/50 px-6 py-14 text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-raised text-accent">
        <Icon aria-hidden="true" className="size-8" strokeWidth={1.5} />
      </span>
      <Heading className="text-lg font-bold text-balance">{title}</Heading>
      <p className="max-w-md text-quiet text-pretty">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}
