import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { appName } from "./app-name.ts";
import { ChatIcon } from "./chat-icon.tsx";

/** Contacts and app links as a list (U21). On a phone a link is more useful than a QR code. */
export function Contacts() {
  const { t } = useI18n();
  const { contacts, resources } = useShell();
  const chat = useChatOffered();
  return (
    <ul className="contacts">
      {chat ? (
        <li>
          <SupportLink>
            <i className="icon-message-circle" />
            {t("nav.customerService")}
          </SupportLink>
        </li>
      ) : null}
      {contacts.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer">
            <i className="icon-headset" />
            {name}
            <i className="icon-arrow-up-right" />
          </a>
        </li>
      ))}
      {resources
        .filter(({ kind }) => kind === "CHAT" || kind === "APP")
        .map(({ kind, label, url }) => (
          <li key={label}>
            <a href={url} rel="noreferrer">
              {kind === "CHAT" ? <ChatIcon label={label} /> : <i className="icon-smartphone" />}
              {kind === "CHAT"
                ? t("shell.chatWith", { name: label })
                : `${t("shell.apps")} · ${appName(label, t)}`}
              <i className="icon-arrow-up-right" />
            </a>
          </li>
        ))}
    </ul>
  );
}
