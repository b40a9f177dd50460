import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { downlinePath, listHref } from "~/routes/agent/downline/places.ts";
import { CopyButton } from "~/ui/controls/copy-button.tsx";

/** The account's name, and the link back to the list: its cross, and the Escape key. */
export function AccountHead({ account }: { account: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = listHref(useSearchParams()[0]);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => backToRow(account);
  }, [account]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const at = event.target;
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // Escape belongs to a focused field or an open dialog first.
      if (at instanceof Element && at.closest("input, textarea, select, dialog")) return;
      navigate(back, { preventScrollReset: true });
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [navigate, back]);

  return (
    <div className="flex items-center justify-between gap-3 p-4 pb-3">
      <h2
        id="downline-account"
        ref={heading}
        tabIndex={-1}
        className="min-w-0 text-lg font-bold break-words outline-none"
      >
        {account}
      </h2>
      <div className="mr-auto">
        <CopyButton key={account} value={account} source={heading} />
      </div>
      <Link
        to={back}
        preventScrollReset
        aria-label={t("agentCenter.downline.close")}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:bg-raised hover:text-ink"
      >
        <i className="icon-x size-5" />
      </Link>
    </div>
  );
}

/** After closing an account the focus returns to its row, unless another element has the focus. */
function backToRow(account: string): void {
  const at = document.activeElement;
  if (at !== document.body && at?.id !== "main") return;
  const links = document.querySelectorAll<HTMLAnchorElement>("tbody a");
  const own = `${downlinePath}/${encodeURIComponent(account)}`;
  [...links].find(({ pathname }) => pathname === own)?.focus();
}
