import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * A part of the page that is fetched when it is first needed, tried once more when it does not come (A72). Null
 * until it is there: what stands in its place, such as a dialog's frame, answers the press at once.
 * @param load the `import()` of the part; only the first render's counts
 * @param onMissing the part did not come: its file is gone with a deployment, or the network is
 * @throws ChunkLoadError while rendering, where nothing else is done about a part that did not come: the page's
 *   error boundary offers Reload (E33)
 */
export function useLazyModule<Part>(
  load: () => Promise<Part>,
  onMissing?: (error: unknown) => void,
): Part | null {
  const [found, setFound] = useState<{ part: Part } | { error: unknown } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    let wanted = true;
    const callOff = afterPaint(() =>
      loadChunk(load).then(
        (part) => wanted && setFound({ part }),
        (error) => wanted && (onMissing ?? (() => setFound({ error })))(error),
      ),
    );
    return () => {
      wanted = false;
      callOff();
    };
  }, []);
  if (found && "error" in found) throw found.error;
  return found?.part ?? null;
}
