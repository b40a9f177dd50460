import { VendorLogo } from "~/components/shell/vendors/vendor-logo.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { RowArrows } from "./row-arrows.tsx";

interface Props {
  label: string;
  path: string;
  vendors: readonly { code: string; name: string; logo?: string | null }[];
}

/** A section's vendor menu: a row of logos, each leading to that vendor's games of the category. */
export function SectionVendors({ label, path, vendors }: Props) {
  return (
    <RowArrows look="section-vendors" label={label}>
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <GoLink to={`${path}?vendor=${encodeURIComponent(vendor.code)}`}>
            <VendorLogo vendor={vendor} />
            {vendor.name}
          </GoLink>
        </li>
      ))}
    </RowArrows>
  );
}
