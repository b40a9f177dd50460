import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";

interface Props {
  image: string | null | undefined;
  /** Loads at once: for what the first screen shows. */
  early?: boolean;
  /** What can't be had steps back. */
  faint?: boolean;
}

/**
 * The picture of a reward, 4:3. A drawn parcel replaces a picture that is missing or fails to load. The name beside
 * it is the description, so the picture has none.
 */
export function GiftPicture({ image, early = false, faint = false }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  // It may have failed before React listened.
  useEffect(() => {
    const element = picture.current;
    if (element?.complete && element.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <div
      className={clsx(
        "relative grid aspect-[4/3] place-items-center overflow-hidden bg-linear-to-br from-gold/20 to-raised text-gold",
        faint && "opacity-50 grayscale",
      )}
    >
      {image && !broken ? (
        <img
          ref={picture}
          src={image}
          alt=""
          width={480}
          height={360}
          loading={early ? "eager" : "lazy"}
          decoding="async"
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.04]"
        />
      ) : (
        <i className="icon-thin-gift size-12" />
      )}
    </div>
  );
}
