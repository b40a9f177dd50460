import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { appName } from "./app-name.ts";
import { useShell } from "./use-shell.ts";

const link =
  "flex min-h-11 items-center gap-3 rounded-control bg-raised/50 px-3 text-sm text-quiet transition-colors hover:bg-raised hover:text-ink";

/** Ways to a person and to the app, as a list of links (U21; on a phone a link serves better than a QR code). */
export function Contacts() {
  const { t } = useI18n();
  const { contacts, resources } = useShell();
  const chat = useChatOffered();
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {chat ? (
        <li>
          <SupportLink className={link}>
            <i className="icon-message-circle size-4.5" />
            {t("nav.customerService")}
          </SupportLink>
        </li>
      ) : null}
      {contacts.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer" className={link}>
            <i className="icon-headset size-4.5" />
            {name}
            <i className="icon-arrow-up-right ml-auto size-4" />
          </a>
        </li>
      ))}
      {resources
        .filter(({ kind }) => kind === "CHAT" || kind === "APP")
        .map(({ kind, label, url }) => (
          <li key={label}>
            <a href={url} rel="noreferrer" className={link}>
              {kind === "CHAT" ? (
                <i className="icon-message-circle size-4.5" />
              ) : (
                <i className="icon-smartphone size-4.5" />
              )}
              {kind === "CHAT"
                ? t("shell.chatWith", { name: label })
                : `${t("shell.apps")} · ${appName(label, t)}`}
              <i className="icon-arrow-up-right ml-auto size-4" />
            </a>
          </li>
        ))}
    </ul>
  );
}
