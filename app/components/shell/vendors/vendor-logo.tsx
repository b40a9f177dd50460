import { clsx } from "clsx";
import { useState } from "react";
import { useSavesData } from "~/components/shell/use-saves-data.ts";

interface Props {
  vendor: { code: string; name: string; logo?: string | null };
  /** Classes for the box's size; the picture is fitted into it. */
  className?: string;
  /** Set if the name is not beside the logo. */
  named?: boolean;
}

/**
 * A vendor's picture, 4:3, in a box of fixed size, or its code without a picture and with data saver. The platform has
 * only a large icon, so small boxes crop it.
 */
export function VendorLogo({ vendor, className, named = false }: Props) {
  const [failed, setFailed] = useState(false);
  const savesData = useSavesData();
  if (!vendor.logo || failed || savesData) {
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
