import { useLocation, useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { Modal } from "~/ui/layout/modal.tsx";
import { useLazyModule } from "~/ui/lazy/use-lazy-module.ts";
import {
  dialogIn,
  dialogTitles,
  type GateDialog,
  pageDialogs,
  withDialog,
} from "./page-dialogs.ts";

/** Shows the dialog in the address (M3, M8, M10); its content is loaded when it opens. */
export function DialogGate() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const name = dialogIn(search);
  if (!name || name === "chat") return null;
  const close = () => {
    // If it was opened here, closing goes one step back; if it was opened by its address, there is no step back.
    if (state?.opened) navigate(-1);
    else navigate(withDialog(pathname, search, null), { replace: true, preventScrollReset: true });
  };
  return <Box key={name} name={name} onClose={close} />;
}

function Box({ name, onClose }: { name: GateDialog; onClose: () => void }) {
  const { t } = useI18n();
  const inside = useLazyModule(
    () => import("./page-dialog.tsx"),
    // If the code fails to load, the page of the same name is opened.
    () => window.location.assign(pageDialogs[name]),
  );
  return (
    <Modal
      addressed
      title={t(dialogTitles[name] satisfies KeyIn<"nav">)}
      onClose={onClose}
      className="max-w-2xl"
    >
      {/* Reserves the height of the content, because the box is centered and would move (A156). */}
      <div
        className={clsx(
          "grid max-h-[calc(100dvh-9rem)] grid-rows-[minmax(0,1fr)_auto]",
          name === "app" ? "h-72" : "h-120",
        )}
      >
        {inside ? <inside.PageDialog name={name} /> : <div aria-busy="true" className="skeleton" />}
      </div>
    </Modal>
  );
}
