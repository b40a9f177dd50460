import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { pictureOf } from "~/components/outside/pictures.ts";
import { plainText } from "~/components/outside/plain-text.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { GuestStep } from "~/routes/promotions/guest-step.tsx";
import { loadPromotion } from "~/routes/promotions/load-promotions.server.ts";
import {
  changeParticipation,
  loadParticipations,
} from "~/routes/promotions/participation.server.ts";
import { ParticipationPanel } from "~/routes/promotions/participation-panel.tsx";
import { PeriodNote } from "~/routes/promotions/period-note.tsx";
import { promotionPath } from "~/routes/promotions/promotion-path.ts";
import { PromotionPicture } from "~/routes/promotions/promotion-picture.tsx";
import { TermsInShort } from "~/routes/promotions/terms-in-short.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";

export const handle: PageHandle = { cachedParams: ["id"] };

/** A step after the session's end leaves the page as it is, under the login (H6). */
export const shouldRevalidate = revalidateAfterOwnForm;

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/**
 * R50, A24: `/PromotionDetail?id=`.
 * @throws Response 404 for an id that the operator does not have, and where no bonus is shown (G30); a redirect from other spellings
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.market.bonusesShown) throw new Response(null, { status: 404 });
  const url = new URL(request.url);
  const id = url.searchParams.get("id") ?? "";
  // The router does not mind the case of a path; an address should have one spelling.
  if (!/^\/PromotionDetail(\.data)?$/.test(url.pathname)) throw redirect(promotionPath(id), 301);
  const [block, participations] = await Promise.all([
    loadPromotion(context, id, context.now()),
    loadParticipations(context),
  ]);
  if ("data" in block && !block.data) throw new Response(null, { status: 404 });
  return {
    head: headOf(context, "data" in block ? block.data : null),
    block,
    // Of members alone: a guest's page is cached for every guest.
    member: participations && {
      part: "data" in participations ? (participations.data[id] ?? null) : participations,
      // One form, one payment: a second submit sends the same key.
      idempotencyKey: crypto.randomUUID(),
    },
  };
}

/** Joins or claims (A152): the form has its `intent`. */
export function action({ request, context }: ActionFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  return changeParticipation(request, context, id);
}

type Found = Extract<Awaited<ReturnType<typeof loadPromotion>>, { data: unknown }>["data"];

/** An ended promotion keeps its address for people who have saved it, but is not in the list. */
function headOf(context: AppLoadContext, promotion: Found) {
  const list = { name: message(context, "promotions.title"), path: "/promotions" };
  if (!promotion) return [{ title: pageTitle(context, "promotions.title") }];
  const { id, title, content, image, period } = promotion;
  const path = promotionPath(id);
  return pageHead(context, {
    title: `${title} – ${context.brand.name}`,
    path,
    description: plainText(content) || title,
    picture: pictureOf(context.mainOrigin, image),
    trail: [list, { name: title, path }],
    listed: period !== "over",
  });
}

export default function PromotionDetail() {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { block, member } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const part = member?.part;
  const promotion = "data" in block ? block.data : null;
  return (
    <div className="shell-width max-w-4xl py-6 lg:py-10">
      <Link
        to="/promotions"
        prefetch="intent"
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm text-quiet transition-colors hover:text-ink"
      >
        <i className="icon-arrow-left size-4" />
        {t("promotions.all")}
      </Link>
      {"data" in block ? null : (
        <FailedBlock name={t("promotions.title")} requestId={block.requestId} />
      )}
      {promotion ? (
        <Card as="article" className="overflow-hidden">
          <PromotionPicture image={promotion.image} early />
          <div className="p-5 lg:p-8">
            <h1 className="text-2xl leading-tight font-bold tracking-tight text-balance lg:text-3xl">
              {promotion.title}
            </h1>
            <div className="mt-3 mb-6">
              <PeriodNote promotion={promotion} />
            </div>
            <TermsInShort promotion={promotion} />
            <SafeHtml html={promotion.content} className="max-w-prose text-base" />
            {(viewer && viewer.role !== "TRIAL") || promotion.period === "over" ? null : (
              <div className="mt-4 grid justify-items-start gap-3">
                <GuestStep promotion={promotion} />
                <AnswerText of={before}>
                  {before && "key" in before ? refusalText(before, t, {}) : null}
                </AnswerText>
              </div>
            )}
            {part && "failed" in part ? (
              <FailedBlock name={t("promotions.part.takePart")} requestId={part.requestId} />
            ) : null}
            {member && part && !("failed" in part) ? (
              <ParticipationPanel
                id={promotion.id}
                title={promotion.title}
                participation={part}
                idempotencyKey={member.idempotencyKey}
                before={before}
              />
            ) : null}
            <p className="mt-6 border-t border-line pt-4 text-xs text-quiet">
              {t("promotions.fineprint")}
            </p>
          </div>
        </Card>
      ) : null}
    </div>
  );
}
