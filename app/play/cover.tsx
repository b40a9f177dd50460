import { useEffect, useRef, useState } from "react";
import { FallbackArt } from "./fallback-art.tsx";
import { tintOf } from "./tint.ts";
import { whenVisible } from "./when-visible.ts";

interface CoverProps {
  gameId: string;
  image: string | null | undefined;
  /** Loads before it is in view: at once on a phone's first screen, after layout on a desktop's. */
  early?: "first" | "next";
}

/** Returns the address of the only retry, which bypasses a cached failure. */
function retryAddress(image: string): string {
  return `${image}${image.includes("?") ? "&" : "?"}retry=1`;
}

/**
 * A game's picture, 3:4. It loads when a tenth of it is in view, is retried once, and is then replaced by fallback art
 * (U44, K27, K28). The card has the game's name, so the picture is decorative.
 */
export function Cover({ gameId, image, early }: CoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [wanted, setWanted] = useState(Boolean(early));
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (wanted || !frame.current) return;
    return whenVisible(frame.current, () => setWanted(true));
  }, [wanted]);

  // A picture in the server's HTML may have failed before hydration.
  useEffect(() => {
    const element = picture.current;
    if (early && element?.complete)
      element.decode().catch(() => setFailures((count) => count || 1));
  }, [early]);

  const img = (src: string) => (
    <img
      ref={picture}
      src={src}
      alt=""
      width={300}
      height={400}
      decoding="async"
      {...(early === "first" ? { fetchpriority: "high" } : null)}
      loading={early === "next" ? "lazy" : undefined}
      onError={() => setFailures((count) => count + 1)}
    />
  );

  return (
    <span ref={frame} className={`cover ${tintOf(gameId)}`}>
      {!image || failures > 1 ? (
        <FallbackArt />
      ) : wanted ? (
        img(failures ? retryAddress(image) : image)
      ) : (
        <noscript>
          <img src={image} alt="" />
        </noscript>
      )}
    </span>
  );
}
