import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { requireViewer } from "~/session/guards/guards.server.ts";
import { buttonLook } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

const OutsideBanner = graphql(`
  query OutsideBanner {
    announcements {
      banners(group: "w_home") {
        title
        link
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * The outside address of a banner that a guest followed, one click away after the login (A136): `?to=`.
 * Only addresses that a banner of the platform has are offered.
 * @throws Response a redirect: guests to the login, addresses of no banner to the home page
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  const to = new URL(request.url).searchParams.get("to") ?? "";
  const { data } = await context.gateway.execute(OutsideBanner, {});
  const banner = data?.announcements?.banners.find(({ link }) => link === to);
  const host = URL.canParse(to) ? new URL(to).host : "";
  if (!banner || !host) throw redirect("/");
  return { to, host, title: banner.title || host };
}

export default function BannerPage() {
  const { t } = useI18n();
  const { brand } = useShell();
  const { to, host, title } = useLoaderData<typeof loader>();
  return (
    <div className="shell-width grid min-h-[60dvh] content-center justify-items-center py-10">
      <Card tone="page" className="grid w-full max-w-xl gap-4 p-6 text-center">
        <h1 className="text-xl font-bold text-balance">{title}</h1>
        <p className="text-sm text-quiet">
          {t("play.outsideTitle", { host })}. {t("play.outsideLead", { brand: brand.name })}
        </p>
        <a href={to} rel="noopener noreferrer" className={buttonLook({ size: "large" })}>
          {t("play.outsideOpen", { host })}
        </a>
        <Link to="/" className="finger font-semibold text-accent hover:underline">
          {t("play.back")}
        </Link>
      </Card>
    </div>
  );
}
