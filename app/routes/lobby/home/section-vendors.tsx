import { VendorLogo } from "~/components/shell/vendor-logo.tsx";
import { GoLink } from "~/ui/go-link.tsx";

interface Props {
  label: string;
  path: string;
  vendors: readonly { code: string; name: string; logo?: string | null }[];
}

/** A section's vendor menu: a row of logos, each leading to that vendor's games of the category. */
export function SectionVendors({ label, path, vendors }: Props) {
  return (
    <ul aria-label={label} className="section-vendors">
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <GoLink to={`${path}?vendor=${encodeURIComponent(vendor.code)}`}>
            <VendorLogo vendor={vendor} />
            {vendor.name}
          </GoLink>
        </li>
      ))}
    </ul>
  );
}
