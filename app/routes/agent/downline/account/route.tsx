import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { templatesIn } from "~/routes/agent/rate-input/templates-in.ts";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { AccountActions } from "./account-actions.tsx";
import { saveNote, saveTags, transferDown } from "./account-changes.server.ts";
import { AccountFigures } from "./account-figures.tsx";
import { AccountHead } from "./account-head.tsx";
import { AgentDownlineAccount } from "./account-query.ts";
import { AccountTrail } from "./account-trail.tsx";
import { AccountHistory } from "./account-trail-query.ts";

export const handle: PageHandle = { requiresCountry: "page" };

/** How far back transfers are shown, in ms. */
const trailMs = 90 * 86_400_000;

const dones = ["transfer", "note", "tags"] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U30d, U32: one account of the team with its figures (CA66), shown beside the list at its own address.
 * @throws Response 404 for an unknown account
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const account = params.account ?? "";
  const query = recordQuery(request, context);
  const requested = { account, range: query.range };
  const wantsTrail = new URL(request.url).searchParams.has("history");
  const to = context.now();
  const trailRequested = { account, range: { from: to - trailMs, to } };
  const [answer, trail] = await Promise.all([
    queryAgent(request, context, [AgentDownlineAccount, requested]),
    wantsTrail ? context.gateway.execute(AccountHistory, trailRequested) : null,
  ]);
  const part = partOf(answer, ({ agent }) => agent?.downlineAccount, "agent.downlineAccount");
  if ("notOffered" in part) throw new Response(null, { status: 404 });
  const title = pageTitle(context, "agentCenter.shell.pages.downline");
  return {
    title: `${account} · ${title}`,
    query,
    part,
    rates: partOf(answer, ({ agent }) => agent?.rates, "agent.rates"),
    templates: templatesIn(answer),
    note: partOf(answer, ({ agent }) => agent?.accountNote, "agent.accountNote"),
    tags: partOf(
      answer,
      ({ agent }) => agent?.accountTags?.map(({ name }) => name),
      "agent.accountTags",
    ),
    // Whatever is missing of it would look as if it had not happened.
    trail: trail && partOf(trail, (data) => (trail.errors?.length ? null : data)),
    // One key per form, so that a second click makes no second transfer.
    idempotencyKey: crypto.randomUUID(),
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/** `intent` is `transfer` (CA19), `note` (N9) or `tags` (N21), each with the fields of its form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  const form = await request.formData();
  const here = new URL(request.url);
  const change = { account: params.account ?? "", form, here };
  const { intent } = readForm(form, {});
  if (intent === "note") return saveNote(context, change);
  return intent === "tags" ? saveTags(context, change) : transferDown(context, change);
}

export default function DownlineAccount() {
  const { t } = useI18n();
  const { part, query, rates, templates, note, tags, trail, idempotencyKey } =
    useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const account = useParams().account ?? "";
  const requested = useSearchParams()[0].get("done");
  const done = dones.find((each) => each === requested);
  return (
    <Card
      as="section"
      aria-labelledby="downline-account"
      className="lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:overscroll-contain"
    >
      <AccountHead account={account} />
      {done && !before ? (
        <DoneNote className="mx-4 mb-4">
          {t(`agentCenter.downline.done.${done}`, { account })}
        </DoneNote>
      ) : null}
      <PartBlock part={part} name={account}>
        {(found) => (
          <div key={found.member.id} className="grid gap-5 px-4 pb-5">
            <AccountFigures found={found} query={query} />
            <AccountActions
              member={found.member}
              rates={rates}
              templates={templates}
              note={note}
              tags={tags}
              before={before}
              idempotencyKey={idempotencyKey}
            />
            <AccountTrail account={account} trail={trail} />
          </div>
        )}
      </PartBlock>
    </Card>
  );
}
