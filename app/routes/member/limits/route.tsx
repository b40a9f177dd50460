import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { KindSection } from "./kind-section.tsx";
import { changeLimits } from "./limit-changes.server.ts";

const MemberLimits = graphql(`
  query MemberLimits {
    accountLimits(readPlatform: true) {
      kinds {
        ...KindOfLimits
      }
    }
  }
`);

const dones = ["set", "asked", "confirmed", "dropped"] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** G1–G6: the limits of the account, what is used of them, and requests for higher ones. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.depositLimits"),
    part: await loadPart(request, context, [MemberLimits, {}], (data) => data.accountLimits),
    now: context.now(),
  };
}

/** A typed limit stays under the login when the session has ended (A20). */
export const shouldRevalidate = revalidateAfterOwnForm;

/** `intent` is change, remove, confirm or drop, with the limit's `kind` and `period`; change has the new `limit` too. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  return changeLimits(context, await request.formData());
}

export default function Limits() {
  const { t } = useI18n();
  const { part, now } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const requested = useSearchParams()[0].get("done");
  const done = dones.find((each) => each === requested);
  const title = t("member.pages.depositLimits");
  return (
    <>
      <PageHeader title={title} lead={t("protection.rule")} />
      {done && !outcome ? (
        <DoneNote className="mb-6">{t(`protection.done.${done}`)}</DoneNote>
      ) : null}
      <PartBlock part={part} name={title}>
        {({ kinds }) =>
          kinds.map((limits) => (
            <KindSection key={limits.kind} limits={limits} now={now} before={outcome} />
          ))
        }
      </PartBlock>
      <p className="mt-6 text-sm">
        <ButtonLink to="/member/break" tone="quiet" size="small">
          {t("member.pages.takeBreak")}
        </ButtonLink>
      </p>
    </>
  );
}
