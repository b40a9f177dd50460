import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LanguagePicker } from "~/components/shell/header/language-picker.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { operatorPages } from "~/routes/operator/pages.ts";
import { MainContent } from "~/ui/layout/main-content.tsx";
import { SkipLink } from "~/ui/layout/skip-link.tsx";

interface Props {
  /** Who looks. */
  name: string;
  children: ReactNode;
}

/** The frame of the operator's console (O1): its pages, who looks, and the language. It needs nothing of the platform. */
export function OperatorFrame({ name, children }: Props) {
  const { t } = useI18n();
  const { brand } = useShell();
  return (
    <div className="operator-console min-h-dvh">
      <SkipLink text={t("agentCenter.shell.skip")} />
      <header className="sticky top-0 z-30 border-b border-line/60 bg-ground print:hidden">
        <div className="mx-auto flex h-14 max-w-[100rem] items-center gap-3 px-3 sm:px-4 lg:px-6">
          <img src={brand.logo.mark} alt={brand.name} width={28} height={28} className="size-7" />
          <span className="truncate text-sm font-bold max-sm:sr-only">{t("operator.title")}</span>
          <span className="ml-auto min-w-0 truncate text-xs text-quiet">{name}</span>
          <LanguagePicker />
        </div>
        <Menu />
      </header>
      <MainContent className="mx-auto max-w-[100rem] px-3 py-4 [--table-head:6.25rem] sm:px-4 lg:px-6 lg:py-6">
        {children}
      </MainContent>
    </div>
  );
}

function Menu() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("operator.title")} className="mx-auto max-w-[100rem] px-3 sm:px-4 lg:px-6">
      <ul className="tabs-slim overflow-x-auto">
        {operatorPages.map(({ path, title, icon, outside }) => {
          const isHere = path === "/operator" ? pathname === path : pathname.startsWith(path);
          return (
            <li key={path}>
              <Link
                to={path}
                reloadDocument={outside ?? false}
                aria-current={isHere ? "page" : undefined}
                className="tab"
              >
                <i className={icon} />
                {t(title satisfies KeyIn<"operator">)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
