import { Link } from "@remix-run/react";
import { VendorLogo } from "~/components/shell/vendor-logo.tsx";

interface Props {
  label: string;
  path: string;
  vendors: readonly { code: string; name: string; logo?: string | null }[];
}

/** A section's vendor menu: a row of logos, each leading to that vendor's games of the category. */
export function SectionVendors({ label, path, vendors }: Props) {
  return (
    <ul aria-label={label} className="scroll-row mb-4 gap-2">
      {vendors.map((vendor) => (
        <li key={vendor.code} className="shrink-0 snap-start">
          <Link
            to={`${path}?vendor=${encodeURIComponent(vendor.code)}`}
            prefetch="intent"
            className="flex h-11 items-center gap-2.5 rounded-control border border-line/60 bg-surface pr-4 pl-1 text-xs font-medium text-quiet transition-colors hover:border-accent hover:text-ink"
          >
            <VendorLogo vendor={vendor} className="h-9 w-12" />
            {vendor.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
