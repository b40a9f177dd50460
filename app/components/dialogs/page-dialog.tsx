import { type ComponentProps, type ReactNode, useEffect } from "react";
import { AppCode, useApps } from "~/components/shell/contacts/app-code.tsx";
import { appName } from "~/components/shell/contacts/app-name.ts";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { GameCard } from "~/play/game-card.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { ButtonAnchor, ButtonLink } from "~/ui/controls/button.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";
import { dialogTitles, type GateDialog, pageDialogs } from "./page-dialogs.ts";

const bodies = { app: Apps, help: Help, mini: MiniGames };

/** The content of a page's dialog: the app (M3), the help center (M8) or mini games (M10). */
export function PageDialog({ name }: { name: GateDialog }) {
  const { t } = useI18n();
  const Body = bodies[name];
  return (
    <>
      <div className="overflow-y-auto overscroll-contain">
        <Body />
      </div>
      <ButtonLink to={pageDialogs[name]} tone="quiet" className="mt-5 w-full">
        {t("shell.seeAll")}
      </ButtonLink>
    </>
  );
}

function Apps() {
  const { t } = useI18n();
  const apps = useApps();
  if (apps.length === 0) return <p className="text-quiet">{t("shell.dialogEmpty")}</p>;
  return (
    <>
      <p className="mb-4 text-sm text-quiet pointer-coarse:hidden">{t("shell.appScan")}</p>
      <ul className="flex flex-wrap gap-6 pointer-coarse:gap-3">
        {apps.map(({ label, url }) => (
          <li key={label}>
            <a
              href={url}
              rel="noreferrer"
              className="block text-center text-sm hover:text-accent pointer-coarse:hidden"
            >
              <AppCode label={label} />
              <span className="mt-2 block">{appName(label, t)}</span>
            </a>
            <ButtonAnchor href={url} rel="noreferrer" className="not-pointer-coarse:hidden">
              {t("shell.appInstall", { app: appName(label, t) })}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The state of a dialog's data: loading, failed with a retry, or loaded. */
interface Requested<Item> {
  state: "waiting" | "failed" | "there";
  items: readonly Item[];
  again: () => void;
}

/**
 * Loads the data of the page with the same name.
 * @param itemsOf the part that is shown; nothing if it failed to load (E12)
 */
function usePage<Found, Item>(
  path: string,
  itemsOf: (found: Found) => readonly Item[] | null | undefined,
): Requested<Item> {
  const { load, data, state } = useFetcher<Found>({ key: `dialog:${path}` });
  useEffect(() => load(path), [load, path]);
  const waiting = data === undefined || state !== "idle";
  const items = waiting ? null : itemsOf(data as Found);
  return {
    state: waiting ? "waiting" : items ? "there" : "failed",
    items: items ?? [],
    again: () => load(path),
  };
}

interface HelpFound {
  help: {
    data?: { helpSections: readonly { anchor: string; title: string; content: string }[] };
  };
}

function Help() {
  const found = usePage(pageDialogs.help, ({ help }: HelpFound) => help.data?.helpSections);
  const sections = found.items;
  return (
    <Waiting of={found} name="help">
      <div className="grid gap-1">
        {sections.map(({ anchor, title, content }) => (
          <details key={anchor} className="rounded-control border border-line px-4">
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
              {title}
            </summary>
            <SafeHtml html={content} className="pb-4" />
          </details>
        ))}
      </div>
    </Waiting>
  );
}

type Card = ComponentProps<typeof GameCard>["game"];

interface MiniFound {
  games: readonly (Card & { id: string })[] | null;
}

function MiniGames() {
  const found = usePage(pageDialogs.mini, ({ games }: MiniFound) => games);
  const games = found.items;
  return (
    <Waiting of={found} name="mini">
      <ul className="grid grid-cols-3 gap-3">
        {games.slice(0, 9).map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </Waiting>
  );
}

interface WaitingProps {
  of: Requested<unknown>;
  name: GateDialog;
  children: ReactNode;
}

function Waiting({ of: { state, items, again }, name, children }: WaitingProps) {
  const { t } = useI18n();
  if (state === "waiting") return <div aria-busy="true" className="skeleton h-full" />;
  if (state === "failed")
    return <FailedBlock name={t(dialogTitles[name] satisfies KeyIn<"nav">)} onRetry={again} />;
  return items.length === 0 ? <p className="text-quiet">{t("shell.dialogEmpty")}</p> : children;
}
