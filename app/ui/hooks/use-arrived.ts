import { useEffect, useState } from "react";

/** Returns streamed data when it is there; until then undefined. Nothing above it renders anew or loses the focus. */
export function useArrived<T>(soon: T | Promise<T>): T | undefined {
  const [arrived, setArrived] = useState<{ of: unknown; value: T }>();
  useEffect(() => {
    if (!(soon instanceof Promise)) return;
    let mounted = true;
    const show = (value: T) => mounted && setArrived({ of: soon, value });
    soon.then(show, () => undefined);
    return () => {
      mounted = false;
    };
  }, [soon]);
  if (!(soon instanceof Promise)) return soon;
  return arrived?.of === soon ? arrived.value : undefined;
}
