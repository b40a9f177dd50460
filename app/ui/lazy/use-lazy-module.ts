import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * Returns a module that is loaded at first use, with one retry (A72); null until it is loaded. The caller shows a
 * placeholder, such as a dialog's frame.
 * @param load the `import()` of the module; only the first render's is used
 * @param onMissing called if the module failed to load
 * @throws ChunkLoadError while rendering, if there is no `onMissing`; the page's error boundary offers Reload (E33)
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
