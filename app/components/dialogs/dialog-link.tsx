import { useLocation, useNavigate } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { GoLink } from "~/ui/links/go-link.tsx";
import { type PageDialog, pageDialogs, withDialog } from "./page-dialogs.ts";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  dialog: PageDialog;
}

/** A link to a page that opens as a dialog over the current page (M3, M8, M10). */
export function DialogLink({ dialog, onClick, ...rest }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = pageDialogs[dialog];
  return (
    <GoLink
      {...rest}
      to={page}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        if (event.defaultPrevented || pathname === page) return;
        event.preventDefault();
        navigate(withDialog(pathname, search, dialog), {
          preventScrollReset: true,
          state: { opened: true },
        });
      }}
    />
  );
}
