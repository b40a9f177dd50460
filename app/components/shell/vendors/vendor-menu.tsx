import type { Ref } from "react";
import { largeMenu, type NavEntry } from "~/components/shell/navigation/nav-entries.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { VendorLogo } from "./vendor-logo.tsx";
import { useVendors } from "./vendors.ts";

interface Props {
  entry: NavEntry;
  id: string;
  inner: Ref<HTMLDivElement>;
  onLeave: () => void;
}

/**
 * The drop menu of a category (U15): its vendors, with more columns for more than ten (K61). It is positioned in the
 * header, because the scrolling row would clip it. Places are reserved before the vendors are loaded, so that nothing
 * moves.
 */
export function VendorMenu({ entry, id, inner, onLeave }: Props) {
  const { t } = useI18n();
  const found = useVendors(true);
  const category = entry.name ?? t(`nav.${entry.key}`);
  const label = t("shell.vendorsOf", { category });
  const vendors = found ? (found[entry.path] ?? []) : null;
  return (
    <div
      id={id}
      ref={inner}
      data-size={entry.vendors > largeMenu ? "large" : "small"}
      className="vendor-menu"
    >
      <div className="shell-width py-5">
        <div className="mb-3 flex items-baseline justify-between">
          <p className="text-sm font-semibold">{label}</p>
          <GoLink
            to={entry.path}
            onClick={onLeave}
            className="flex items-center gap-1 rounded-control px-2 py-1 text-sm text-accent hover:underline"
          >
            {t("shell.seeAll")}
            <i className="icon-arrow-right size-4" />
          </GoLink>
        </div>
        {found === false ? (
          <FailedBlock name={label} />
        ) : (
          <ul aria-busy={vendors === null || undefined}>
            {vendors
              ? vendors.map((vendor) => (
                  <li key={vendor.code}>
                    <GoLink
                      to={`${entry.path}?vendor=${encodeURIComponent(vendor.code)}`}
                      onClick={onLeave}
                    >
                      <VendorLogo vendor={vendor} className="h-10 w-13 shrink-0" />
                      <span className="line-clamp-2 leading-4">{vendor.name}</span>
                    </GoLink>
                  </li>
                ))
              : Array.from({ length: entry.vendors }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                  <li key={at} aria-hidden="true" />
                ))}
          </ul>
        )}
      </div>
    </div>
  );
}
