import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { MenuBody } from "~/components/shell/navigation/menu-body.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";

export const handle: PageHandle = { cachedParams: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** The menu sheet of narrow screens as a page, for visits without JavaScript (U13, U14, U21). */
export function loader({ context }: LoaderFunctionArgs) {
  return { title: pageTitle(context, "shell.menu") };
}

export default function Menu() {
  const { t } = useI18n();
  return (
    <div className="py-4">
      <h1 className="shell-width text-2xl font-bold">{t("shell.menu")}</h1>
      <MenuBody isPage />
    </div>
  );
}
