import { VendorLogo } from "~/components/shell/vendors/vendor-logo.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { RowArrows } from "./sections/row-arrows.tsx";

export interface HomeProvider {
  code: string;
  name: string;
  logo?: string | null;
  /** The page of its first category. */
  path: string;
}

/** Providers of all categories in one strip (H2), each leading to its games. */
export function ProviderStrip({ providers }: { providers: readonly HomeProvider[] }) {
  const { t } = useI18n();
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby="providers" className="min-w-0">
      <SectionHeading
        id="providers"
        title={t("home.allProviders")}
        more={{ to: "/providers", text: t("home.providersMore") }}
      />
      <RowArrows look="provider-row" label={t("home.allProviders")}>
        {providers.map((provider) => (
          <li key={provider.code}>
            <GoLink to={`${provider.path}?vendor=${encodeURIComponent(provider.code)}`}>
              <VendorLogo vendor={provider} />
              <span>{provider.name}</span>
            </GoLink>
          </li>
        ))}
      </RowArrows>
    </section>
  );
}
