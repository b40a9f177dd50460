import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { member } from "~/components/shell/navigation/destinations.ts";
import { ProtectedLink } from "~/components/shell/navigation/protected-link.tsx";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

/** The footer's links: help, cashier, contact (U16). */
export function FooterNav() {
  const { t } = useI18n();
  const { contacts, help } = useShell();
  const offers = useShellOffers();
  const chat = useChatOffered();
  const cashier = (
    [
      ["DEPOSIT", member.deposit, "shell.deposit"],
      ["WITHDRAWAL", member.withdraw, "shell.withdraw"],
    ] as const
  ).filter(([offer]) => offers(offer));
  return (
    <div className="footer-nav">
      <nav aria-labelledby="footer-help">
        <h2 id="footer-help">{t("shell.helpTitle")}</h2>
        <ul>
          <li>
            <GoLink to="/help">{t("nav.help")}</GoLink>
          </li>
          <li>
            <GoLink to="/play-safely">{t("shell.playSafely")}</GoLink>
          </li>
          {help.footer.map(({ anchor, title }) => (
            <li key={anchor}>
              <GoLink to={`/help#${anchor}`}>{title}</GoLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-money">
        <h2 id="footer-money">{t("shell.moneyTitle")}</h2>
        <ul>
          {cashier.map(([offer, path, key]) => (
            <li key={offer}>
              <ProtectedLink to={{ path, login: true }}>
                {t(key satisfies KeyIn<"shell">)}
              </ProtectedLink>
            </li>
          ))}
          {help.cashier.map(({ anchor, title }) => (
            <li key={anchor}>
              <GoLink to={`/help#${anchor}`}>{title}</GoLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-contact">
        <h2 id="footer-contact">{t("shell.contactTitle")}</h2>
        <ul>
          {chat ? (
            <li>
              <SupportLink>{t("nav.customerService")}</SupportLink>
            </li>
          ) : null}
          {contacts.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
