import { type ComponentType, useEffect, useState } from "react";
import type { LaunchDialogProps } from "./launch-dialog.tsx";

/** The launch dialog, whose code is fetched when the first launch runs into something. */
export function LaunchAnswer(props: LaunchDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<LaunchDialogProps> | null>(null);
  useEffect(() => {
    void import("./launch-dialog.tsx").then((part) => setDialog(() => part.LaunchDialog));
  }, []);
  return Dialog ? <Dialog {...props} /> : null;
}
