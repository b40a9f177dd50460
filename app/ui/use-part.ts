import { useEffect, useState } from "react";

/**
 * A part of the page that is fetched when it is first needed. Null until it is there: what stands in its
 * place, such as a dialog's frame, answers the press at once.
 * @param load the `import()` of the part; only the first render's counts
 * @param onMissing the part did not come: its file is gone with a deployment, or the network is
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  onMissing: (error: unknown) => void,
): Part | null {
  const [found, setFound] = useState<{ part: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    let wanted = true;
    load().then(
      (part) => wanted && setFound({ part }),
      (error) => wanted && onMissing(error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return found?.part ?? null;
}
