import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import type { Ref } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { largeMenu, type NavEntry } from "./nav-entries.ts";
import { VendorLogo } from "./vendor-logo.tsx";

interface Props {
  entry: NavEntry;
  id: string;
  inner: Ref<HTMLDivElement>;
  onLeave: () => void;
}

/**
 * The drop menu of a category (U15): its vendors, in more columns when there are more than ten (K61).
 * It hangs from the header, not from its entry, so that the scrolling row can't cut it off.
 */
export function VendorMenu({ entry, id, inner, onLeave }: Props) {
  const { t } = useI18n();
  const category = entry.name ?? t(`nav.${entry.key}`);
  const large = entry.vendors.length > largeMenu;
  return (
    <div
      id={id}
      ref={inner}
      data-size={large ? "large" : "small"}
      className="absolute inset-x-0 top-full hidden border-y border-line bg-surface shadow-overlay lg:block"
    >
      <div className="shell-width py-5">
        <div className="mb-3 flex items-baseline justify-between">
          <p className="text-sm font-semibold">{t("shell.vendorsOf", { category })}</p>
          <Link
            to={entry.path}
            prefetch="intent"
            onClick={onLeave}
            className="flex items-center gap-1 rounded-control px-2 py-1 text-sm text-accent hover:underline"
          >
            {t("shell.seeAll")}
            <i className="icon-arrow-right size-4" />
          </Link>
        </div>
        <ul className={clsx("grid gap-2", large ? "grid-cols-8" : "grid-cols-5")}>
          {entry.vendors.map((vendor) => (
            <li key={vendor.code}>
              <Link
                to={`${entry.path}?vendor=${encodeURIComponent(vendor.code)}`}
                prefetch="intent"
                onClick={onLeave}
                className="flex h-14 items-center gap-3 rounded-control border border-transparent bg-raised/50 p-1.5 text-xs text-quiet transition-colors hover:border-accent hover:text-ink"
              >
                <VendorLogo vendor={vendor} className="h-10 w-13 shrink-0" />
                <span className="line-clamp-2 leading-4">{vendor.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
