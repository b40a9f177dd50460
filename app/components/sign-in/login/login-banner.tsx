import { useState } from "react";
import { useSavesData } from "~/components/shell/use-saves-data.ts";
import { FallbackArt } from "~/play/fallback-art.tsx";

interface LoginBannerProps {
  banner: { title: string; image: string } | null;
}

/** The operator's picture beside the login form (U38, K65), or our own. */
export function LoginBanner({ banner }: LoginBannerProps) {
  const [broken, setBroken] = useState(false);
  const savesData = useSavesData();
  return (
    <div className="relative -mx-5 -mt-5 aspect-[1200/380] overflow-hidden bg-linear-to-br from-accent/30 to-raised sm:-mx-6 sm:-mt-6">
      {banner && !broken && !savesData ? (
        <img
          src={banner.image}
          alt={banner.title}
          width={1200}
          height={420}
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <FallbackArt />
      )}
    </div>
  );
}
