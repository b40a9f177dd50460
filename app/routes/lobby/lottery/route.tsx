import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { type GivenKey, useI18n } from "~/i18n/i18n.tsx";
import { requireViewer } from "~/session/guards/guards.server.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { Board } from "./board.tsx";
import { modeHref } from "./boards.ts";
import { loadBoard } from "./load-board.server.ts";
import { RecentLotteries } from "./recent-lotteries.tsx";

export const handle: PageHandle = { requiresCountry: "page" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R45–R47: the lotteries, for accounts (A19, A20). `?gameCode=` selects one (S24–S26). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  return loadBoard(request, context);
}

export default function LotteryPage() {
  const { t } = useI18n();
  const found = useLoaderData<typeof loader>();
  const { page, modes, mode, menu, recent, address } = found;
  return (
    <div className="shell-width py-6 lg:py-8">
      <PageHeader title={t(page.titleKey satisfies GivenKey)} lead={t("lottery.lead")} />
      {modes.length > 0 ? (
        <div className="mb-4 fade-row [&_a]:whitespace-nowrap">
          <Tabs
            label={t("lottery.modesLabel")}
            look="pills"
            tabs={modes.map((name) => ({
              name,
              text: t(`lottery.modes.${name}`),
              to: modeHref(name),
            }))}
            now={page.only ? null : mode}
            link={{ prefetch: "intent" }}
          />
        </div>
      ) : null}
      <RecentLotteries recent={recent} here={address.gameCode} />
      {"data" in menu ? (
        <Board found={found} menu={menu.data} />
      ) : (
        <FailedBlock name={t("lottery.menuTitle")} requestId={menu.requestId} />
      )}
      <p className="mt-6 text-sm text-quiet">{t("lottery.chance")}</p>
    </div>
  );
}
