import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { askPart } from "~/routes/member/part.server.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { LimitCard } from "./limit-card.tsx";
import { changeLimits } from "./limit-changes.server.ts";

const MemberLimits = graphql(`
  query MemberLimits {
    depositLimits {
      readAt
      periods {
        ...LimitOfPeriod
      }
    }
  }
`);

const dones = ["set", "asked", "confirmed", "dropped"] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** G1–G6: the deposit limits of the account, what is used of them, and requests for higher ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.depositLimits"),
    part: await askPart(request, context, [MemberLimits, {}], (data) => data.depositLimits),
    now: Date.now(),
  };
}

/** A typed limit stays under the login when the session has ended (A20). */
export const shouldRevalidate = revalidateAfterOwnForm;

/** `intent` is change, remove, confirm or drop, with the limit's `period`; change has the new `limit` too. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  return changeLimits(context, await request.formData());
}

export default function Limits() {
  const { t, date } = useI18n();
  const { part, now } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const asked = useSearchParams()[0].get("done");
  const done = dones.find((each) => each === asked);
  const title = t("member.pages.depositLimits");
  return (
    <>
      <PageHeader title={title} lead={t("protection.lead")} />
      {done && !outcome ? (
        <DoneNote className="mb-6">{t(`protection.done.${done}`)}</DoneNote>
      ) : null}
      <PartBlock part={part} name={title}>
        {({ periods, readAt }) => (
          <>
            <p className="mb-5 max-w-prose text-sm text-quiet text-pretty">
              {t("protection.rule")}
            </p>
            <div className="grid gap-4 xl:grid-cols-3">
              {periods.map((limit) => (
                <LimitCard
                  // A new state of the limit empties its field.
                  key={`${limit.period} ${limit.limit?.amount} ${limit.request?.askedAt}`}
                  limit={limit}
                  now={now}
                  before={outcome?.period === limit.period ? outcome : undefined}
                />
              ))}
            </div>
            <p className="mt-5 text-sm text-quiet">
              {readAt == null
                ? t("protection.unknown")
                : t("protection.asOf", { at: date(readAt) })}
            </p>
          </>
        )}
      </PartBlock>
    </>
  );
}
