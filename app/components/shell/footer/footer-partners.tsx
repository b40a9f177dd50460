import { useEffect, useRef, useState } from "react";
import { partnerVendors } from "~/components/shell/navigation/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { VendorLogo } from "~/components/shell/vendors/vendor-logo.tsx";
import { useVendors } from "~/components/shell/vendors/vendors.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

/** Distance below the screen at which the logos begin to load. */
const ahead = "400px";

/**
 * The providers' logos (U19). The page reserves their places, and requests them when they are near the screen.
 * Without JavaScript a link leads to all of them.
 */
export function FooterPartners() {
  const { t } = useI18n();
  const { partners } = useShell();
  const wall = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(false);
  const vendors = useVendors(near);

  useEffect(() => {
    const node = wall.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  if (partners === 0) return null;
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-4 text-sm">
        <h2>{t("shell.partners")}</h2>
        <GoLink to="/providers" className="footer-link">
          {t("providers.all")}
        </GoLink>
      </div>
      {vendors === false ? null : (
        <ul ref={wall} aria-busy={vendors === null || undefined} className="footer-partners">
          {vendors
            ? partnerVendors(Object.values(vendors)).map((vendor) => (
                <li key={vendor.code}>
                  <VendorLogo vendor={vendor} named />
                </li>
              ))
            : Array.from({ length: partners }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                <li key={at} />
              ))}
        </ul>
      )}
    </section>
  );
}
