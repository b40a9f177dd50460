import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";
import { answerCheck } from "./answer-check.server.ts";
import { GameStage } from "./game-stage.tsx";
import { loadLaunch } from "./load-launch.server.ts";

export const handle: PageHandle = { requiresCountry: "page", chrome: "none" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** R48: the game behind `?ticket=…` (A81). An unknown ticket is 404, an unreachable one 503. */
export const loader = ({ request, context }: LoaderFunctionArgs) => loadLaunch(request, context);

/** Answers a reality check (G11): `number`, and `intent`, which is continue or leave. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  return answerCheck(request, context);
}

export default function Seamless() {
  const { t } = useI18n();
  const offers = useShellOffers();
  const found = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (found.state === "running") {
    return <GameStage key={found.ticket} found={found} before={outcome} />;
  }
  const gone = found.state === "gone";
  return (
    <main id="main" className="shell-width grid min-h-dvh content-center py-10">
      <NoteBox
        heading="h1"
        icon={gone ? "icon-thin-circle-slash" : "icon-thin-cloud-off"}
        title={t(gone ? "play.goneTitle" : "play.failedTitle")}
        text={t(gone ? "play.goneText" : "play.failedText")}
      >
        {gone ? null : (
          <ButtonLink to={found.retry} reloadDocument size="large">
            {t("play.retry")}
          </ButtonLink>
        )}
        <ButtonLink to="/" tone="quiet" size="large">
          {t("play.toHome")}
        </ButtonLink>
        {offers("RECENT") ? (
          <ButtonLink to="/recent" tone="quiet" size="large">
            {t("play.toRecent")}
          </ButtonLink>
        ) : null}
      </NoteBox>
    </main>
  );
}
