import { socialLinks } from "~/components/shell/contacts/social.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { AgeLimit } from "./age-limit.tsx";
import { FooterFacts } from "./footer-facts.tsx";
import { FooterNav } from "./footer-nav.tsx";
import { FooterPartners } from "./footer-partners.tsx";

/** The footer (U16–U19, H9): help, cashier, social links, providers, seals, payments, licence and age limit. */
export function Footer() {
  const { t } = useI18n();
  const { brand, counting, resources } = useShell();
  const social = socialLinks(resources);
  return (
    <footer className="footer print:hidden">
      <div>
        <div className="grid gap-8 md:grid-cols-[1fr_2fr]">
          <div>
            <GoLink
              to="/"
              aria-label={t("shell.homeLink")}
              className="finger inline-block rounded-control"
            >
              <img
                src={brand.logo.wide}
                alt=""
                width={184}
                height={40}
                loading="lazy"
                className="h-8 w-auto"
              />
            </GoLink>
            <p className="mt-3 max-w-xs text-sm text-quiet">{brand.tagline}</p>
            {social.length > 0 ? (
              <ul aria-label={t("shell.social")} className="footer-social">
                {social.map(({ label, url, icon }) => (
                  <li key={label}>
                    <a href={url} rel="noreferrer">
                      <img
                        src={icon}
                        alt={label}
                        width={20}
                        height={20}
                        loading="lazy"
                        className="maker-sign"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <FooterNav />
        </div>
        <FooterPartners />
        <FooterFacts />
        <div className="flex flex-col gap-5 border-t border-line/60 pt-6 sm:flex-row sm:items-center">
          <AgeLimit size={48} />
          <div className="text-xs leading-5 text-quiet">
            <p>{brand.licence}</p>
            <p>{t("shell.responsible")}</p>
            {counting ? (
              <GoLink to="/cookies" className="footer-link lg:min-h-8">
                {counting.settings}
              </GoLink>
            ) : null}
          </div>
        </div>
      </div>
    </footer>
  );
}
