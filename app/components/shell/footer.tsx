import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { FooterNav } from "./footer-nav.tsx";
import { partnerVendors } from "./nav-entries.ts";
import { socialLinks } from "./social.ts";
import { useShell } from "./use-shell.ts";
import { VendorLogo } from "./vendor-logo.tsx";

/** The footer (U16–U19): help, cashier, social links, providers, licence and age limit. */
export function Footer() {
  const { t } = useI18n();
  const { brand, categories, counting, resources } = useShell();
  const social = socialLinks(resources);
  const partners = partnerVendors(categories);
  return (
    <footer className="defer-paint mt-16 border-t border-line/60 bg-surface/40 pb-24 lg:pb-0">
      <div className="shell-width grid gap-10 py-10">
        <div className="grid gap-8 md:grid-cols-[1fr_2fr]">
          <div>
            <Link
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
            </Link>
            <p className="mt-3 max-w-xs text-sm text-quiet">{brand.tagline}</p>
            {social.length > 0 ? (
              <ul aria-label={t("shell.social")} className="-ml-2.5 mt-4 flex">
                {social.map(({ label, url, icon }) => (
                  <li key={label}>
                    <a
                      href={url}
                      rel="noreferrer"
                      className="grid size-11 place-items-center rounded-control opacity-70 transition-opacity hover:opacity-100"
                    >
                      <img
                        src={icon}
                        alt={label}
                        width={20}
                        height={20}
                        loading="lazy"
                        className="invert"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <FooterNav />
        </div>
        {partners.length > 0 ? (
          <section>
            <div className="mb-2 flex items-center justify-between gap-4">
              <h2 className="text-sm font-semibold">{t("shell.partners")}</h2>
              <Link
                to="/providers"
                prefetch="intent"
                className="inline-flex min-h-11 items-center text-sm text-quiet underline underline-offset-4 transition-colors hover:text-ink"
              >
                {t("providers.all")}
              </Link>
            </div>
            <ul className="flex flex-wrap gap-2.5">
              {partners.map((vendor) => (
                <li key={vendor.code}>
                  <VendorLogo
                    vendor={vendor}
                    named
                    className="h-12 w-16 opacity-80 transition-opacity hover:opacity-100"
                  />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className="flex flex-col gap-5 border-t border-line/60 pt-6 sm:flex-row sm:items-center">
          <AgeLimit label={t("shell.ageLimit")} />
          <div className="text-xs leading-5 text-quiet">
            <p>{brand.licence}</p>
            <p>{t("shell.responsible")}</p>
            {counting ? (
              <Link
                to="/cookies"
                className="inline-flex min-h-11 items-center underline underline-offset-4 transition-colors hover:text-ink lg:min-h-8"
              >
                {counting.settings}
              </Link>
            ) : null}
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The age-limit image (U18, K17). */
function AgeLimit({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      className="shrink-0"
    >
      <circle cx="24" cy="24" r="22" className="fill-ground stroke-danger" strokeWidth="3" />
      <text x="24" y="30" textAnchor="middle" fontSize="17" fontWeight="800" className="fill-ink">
        18+
      </text>
    </svg>
  );
}
