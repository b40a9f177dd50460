import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { changeInterval } from "./change-interval.server.ts";
import { IntervalForm } from "./interval-form.tsx";

const MemberRealityCheck = graphql(`
  query MemberRealityCheck {
    realityCheckSetting {
      ...RealityCheckInterval
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** G11: how often a note interrupts play. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.realityCheck"),
    part: await loadPart(
      request,
      context,
      [MemberRealityCheck, {}],
      (data) => data.realityCheckSetting,
    ),
  };
}

/** The choice stays under the login when the session has ended (A20). */
export const shouldRevalidate = revalidateAfterOwnForm;

/** Sets the interval: `minutes`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  return changeInterval(context, await request.formData());
}

export default function RealityCheckPage() {
  const { t } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const done = useSearchParams()[0].get("done") === "set";
  const title = t("member.pages.realityCheck");
  return (
    <>
      <PageHeader title={title} lead={t("play.interval.lead")} />
      {done && !outcome ? <DoneNote className="mb-6">{t("play.interval.saved")}</DoneNote> : null}
      <PartBlock part={part} name={title}>
        {(setting) => <IntervalForm key={setting.minutes} setting={setting} before={outcome} />}
      </PartBlock>
    </>
  );
}
