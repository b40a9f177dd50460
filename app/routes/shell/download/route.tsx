import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { AppCode, useApps } from "~/components/shell/contacts/app-code.tsx";
import { appName } from "~/components/shell/contacts/app-name.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { ButtonAnchor } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { installSteps } from "./steps.ts";

export const handle: PageHandle = { cachedParams: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/** R42, A26: the apps are those of the side bar (U20), which every page has already. */
export function loader({ context }: LoaderFunctionArgs) {
  const head = pageHead(context, {
    title: pageTitle(context, "download.title"),
    path: "/down",
    description: message(context, "outside.download"),
    trail: [{ name: message(context, "download.title"), path: "/down" }],
  });
  return { head };
}

export default function Download() {
  const { t } = useI18n();
  const apps = useApps();
  return (
    <div className="shell-width py-8 lg:py-12">
      <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("download.title")}</h1>
      {apps.length === 0 ? (
        <div className="mt-8">
          <EmptyBlock
            icon={<i className="icon-smartphone size-7" />}
            title={t("download.empty")}
            text={t("download.emptyText")}
          />
        </div>
      ) : (
        <>
          <div className="mt-2 max-w-prose text-quiet">
            <p className="pointer-coarse:hidden">{t("download.lead")}</p>
            <p className="not-pointer-coarse:hidden">{t("download.leadPhone")}</p>
          </div>
          <ul className="mt-8 grid gap-5 lg:grid-cols-3">
            {apps.map(({ label, url }) => {
              const app = appName(label, t);
              return (
                <Card as="li" key={label} className="grid content-start gap-5 p-5 lg:p-6">
                  <div className="flex items-center gap-4">
                    <AppCode label={label} />
                    <div className="grid justify-items-start gap-3">
                      <h2 className="text-xl font-bold">{app}</h2>
                      <ButtonAnchor href={url} rel="noreferrer" size="small">
                        {t("download.open", { app })}
                      </ButtonAnchor>
                    </div>
                  </div>
                  <ol
                    aria-label={t("download.stepsOf", { app })}
                    className="grid list-decimal gap-2 pl-5 text-sm text-quiet marker:font-semibold marker:text-ink"
                  >
                    {installSteps(label).map((key) => (
                      <li key={key}>{t(key satisfies GivenKey)}</li>
                    ))}
                  </ol>
                </Card>
              );
            })}
          </ul>
          <p className="mt-6 flex max-w-prose gap-3 text-sm text-quiet">
            <i className="icon-shield-check mt-0.5 size-5 shrink-0 text-accent" />
            {t("download.safety")}
          </p>
        </>
      )}
    </div>
  );
}
