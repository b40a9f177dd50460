import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { dialogIn, type PageDialogProps, pageDialogs, withDialog } from "./page-dialogs.ts";

/** Shows the dialog that the address asks for (M3, M8, M10); its code is fetched when it first opens. */
export function DialogGate() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = dialogIn(search);
  const name = asked === "chat" ? null : asked;
  const [Box, setBox] = useState<ComponentType<PageDialogProps> | null>(null);

  useEffect(() => {
    if (!name || Box) return;
    import("./page-dialog.tsx").then(
      (found) => setBox(() => found.default),
      // The chunk is gone or the network is: the page does without it.
      () => window.location.assign(pageDialogs[name]),
    );
  }, [name, Box]);

  if (!name || !Box) return null;
  const close = () => {
    // Opened from here, it is one step back; reached by its address, there is nothing to go back to.
    if (state?.opened) navigate(-1);
    else navigate(withDialog(pathname, search, null), { replace: true, preventScrollReset: true });
  };
  return <Box key={name} name={name} onClose={close} />;
}
