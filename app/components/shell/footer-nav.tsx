import { Link } from "@remix-run/react";
import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { member } from "./places.ts";
import { ProtectedLink } from "./protected-link.tsx";
import { useShell, useShellOffers } from "./use-shell.ts";

const link =
  "inline-flex min-h-11 min-w-11 items-center rounded-control text-sm text-quiet transition-colors hover:text-ink lg:min-h-8 lg:min-w-0";

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
    <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
      <nav aria-labelledby="footer-help" className="row-span-2 sm:row-span-1">
        <h2 id="footer-help" className="mb-2 text-sm font-semibold">
          {t("shell.helpTitle")}
        </h2>
        <ul>
          <li>
            <Link to="/help" className={link}>
              {t("nav.help")}
            </Link>
          </li>
          {help.footer.map(({ anchor, title }) => (
            <li key={anchor}>
              <Link to={`/help#${anchor}`} className={link}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-money">
        <h2 id="footer-money" className="mb-2 text-sm font-semibold">
          {t("shell.moneyTitle")}
        </h2>
        <ul>
          {cashier.map(([offer, path, key]) => (
            <li key={offer}>
              <ProtectedLink to={{ path, login: true }} className={link}>
                {t(key)}
              </ProtectedLink>
            </li>
          ))}
          {help.cashier.map(({ anchor, title }) => (
            <li key={anchor}>
              <Link to={`/help#${anchor}`} className={link}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="footer-contact">
        <h2 id="footer-contact" className="mb-2 text-sm font-semibold">
          {t("shell.contactTitle")}
        </h2>
        <ul>
          {chat ? (
            <li>
              <SupportLink className={link}>{t("nav.customerService")}</SupportLink>
            </li>
          ) : null}
          {contacts.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer" className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
