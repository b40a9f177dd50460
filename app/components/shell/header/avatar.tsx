import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";

interface Props {
  url: string | null | undefined;
  className?: string;
}

/** The viewer's picture, or an icon if there is none or it fails to load (E10, U43). */
export function Avatar({ url, className }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // The picture may have failed before React listened.
  useEffect(() => {
    const element = picture.current;
    if (element?.complete && element.naturalWidth === 0) setFailed(true);
  }, []);

  const box = clsx("shrink-0 overflow-hidden rounded-full bg-raised", className);
  if (!url || failed) {
    return (
      <span className={clsx(box, "grid place-items-center text-quiet")} data-avatar="fallback">
        <i className="icon-user-round size-3/5" />
      </span>
    );
  }
  return (
    <img
      ref={picture}
      src={url}
      alt=""
      width={40}
      height={40}
      decoding="async"
      onError={() => setFailed(true)}
      className={clsx(box, "object-cover")}
    />
  );
}
