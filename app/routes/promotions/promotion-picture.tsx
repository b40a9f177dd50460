import { useState } from "react";
import { useSavesData } from "~/components/shell/use-saves-data.ts";
import { FallbackArt } from "~/play/fallback-art.tsx";

interface Props {
  image?: string | null;
  early: boolean;
}

/** The operator's picture, 16:9, or our own if there is none, if it fails to load, or with data saver. The title has the text. */
export function PromotionPicture({ image, early }: Props) {
  const [broken, setBroken] = useState(false);
  const savesData = useSavesData();
  return (
    <div className="promotion-picture relative overflow-hidden bg-linear-to-br from-accent/30 to-raised">
      {image && !broken && !savesData ? (
        <img
          src={image}
          alt=""
          width={640}
          height={360}
          loading={early ? "eager" : "lazy"}
          decoding="async"
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <FallbackArt />
      )}
    </div>
  );
}
