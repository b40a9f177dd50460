import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonAnchor } from "~/ui/controls/button.tsx";
import { Modal } from "~/ui/layout/modal.tsx";
import { onOtherAccount } from "./naming-owner.ts";

/** A form of another account that was refused without JavaScript: who is signed in, and what was typed. */
interface RefusedForm {
  account: string;
  typed: readonly string[];
}

/**
 * Says that somebody else is signed in by now than the one whose page this is (A215): in a dialog over the page, which
 * stays with what was typed; without JavaScript above the page.
 */
export function OtherAccount({ refused }: { refused: RefusedForm | null }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [account, setAccount] = useState<string | null>(null);
  useEffect(() => onOtherAccount(setAccount), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is read anew
  useEffect(() => setAccount(null), [pathname]);
  if (account !== null) {
    const title = t("shell.otherAccountTitle", { account });
    return (
      <Modal title={title} onClose={() => setAccount(null)} className="max-w-md">
        <WayOut account={account} />
      </Modal>
    );
  }
  if (!refused) return null;
  return (
    <section role="alert" className="shell-width my-4 rounded-control border border-danger/50 p-4">
      <h2 className="mb-2 text-lg font-bold">
        {t("shell.otherAccountTitle", { account: refused.account })}
      </h2>
      <WayOut account={refused.account}>
        {refused.typed.length > 0 ? (
          <div className="mb-4">
            <h3 className="text-sm text-quiet">{t("shell.otherAccountTyped")}</h3>
            <ul className="grid gap-1 break-words">
              {refused.typed.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </WayOut>
    </section>
  );
}

function WayOut({ account, children }: { account: string; children?: ReactNode }) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="mb-4 break-words">{t("shell.otherAccountText", { account })}</p>
      {children}
      <div className="grid gap-2">
        <ButtonAnchor href={pathname + search}>
          {t("shell.otherAccountOpen", { account })}
        </ButtonAnchor>
        <ButtonAnchor href="/logout" tone="quiet">
          {t("shell.logout")}
        </ButtonAnchor>
      </div>
    </>
  );
}
