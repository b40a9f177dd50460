import { clsx } from "clsx";
import { useState } from "react";

interface Props {
  vendor: { code: string; name: string; logo?: string | null };
  /** Sets the box; the picture is fitted into it. */
  className?: string;
  /** Set where the name is not beside the logo. */
  named?: boolean;
}

/**
 * A vendor's picture, 4:3, in a box of fixed size; its code in letters when there is none to show.
 * The platform's one picture of a vendor is its large icon, so small boxes cut it rather than shrink it.
 */
export function VendorLogo({ vendor, className, named = false }: Props) {
  const [failed, setFailed] = useState(false);
  if (!vendor.logo || failed) {
    return (
      <span
        className={clsx("vendor-logo", className)}
        {...(named ? { role: "img", "aria-label": vendor.name } : { "aria-hidden": true })}
      >
        {vendor.code.slice(0, 4)}
      </span>
    );
  }
  return (
    <img
      src={vendor.logo}
      alt={named ? vendor.name : ""}
      width={64}
      height={48}
      loading="lazy"
      onError={() => setFailed(true)}
      className={clsx("vendor-logo", className)}
    />
  );
}
