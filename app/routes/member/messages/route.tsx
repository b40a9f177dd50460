import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useRevalidator,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import { rewardsPath } from "~/components/claims/reward-kinds.ts";
import { contractNames } from "~/components/contracts/kinds.ts";
import { AnnouncementRow } from "~/components/inbox/announcement-row.tsx";
import { inOrder, kindIn, unreadIn } from "~/components/inbox/inbox-kinds.ts";
import { loadUnread } from "~/components/inbox/load-unread.server.ts";
import { MarkAll } from "~/components/inbox/mark-all.tsx";
import { useFirstSeen } from "~/components/inbox/use-first-seen.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { outcomeText } from "~/forms/answers/outcome.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { reportName } from "~/reports/report-names.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { changeInbox } from "./change-inbox.server.ts";
import { InboxTabs } from "./inbox-tabs.tsx";
import { loadInbox } from "./load-inbox.server.ts";
import { MessageRow } from "./message-row.tsx";
import { SignInRow } from "./sign-in-row.tsx";
import { WaitingNews } from "./waiting-news.tsx";

export const handle: PageHandle = { requiresCountry: "nothing" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * The inbox (H7, U27m messageV2): messages (CA26), sign-ins from new devices (G26), announcements (C44), what can be claimed (H14), offered contracts
 * (C13), news of an agent's team (CA167) and files that are ready (N12). `?kind=` shows one kind.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  const kind = kindIn(new URL(request.url).searchParams);
  const [inbox, unread] = await Promise.all([
    loadInbox(request, context, kind),
    loadUnread(context, request),
  ]);
  return { title: pageTitle(context, "member.pages.messageV2"), kind, unread, ...inbox };
}

/** See `changeInbox`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  return changeInbox(request, context, await request.formData());
}

/** A row that was opened keeps its place: it shows itself as read, and the frame loads the number. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => {
  const intent = formData?.get("intent");
  const isRead = ["read", "readAnnouncement", "readSignIn"].includes(String(intent));
  return isRead && actionStatus < 400 ? false : defaultShouldRevalidate;
};

export default function Inbox() {
  const { t, money } = useI18n();
  const { kind, unread, messages, signIns, announced, rewards, contracts, team, files } =
    useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  useSameNumber(unreadIn(unread));
  const shown = useShell().unread;
  const firstSeen = useFirstSeen(useLocation().search);
  const items = inOrder([
    ...contractNames
      .filter((name) => "data" in contracts && contracts.data[name] === "OFFERED")
      .map((name) => ({
        unread: true,
        at: null,
        row: (
          <WaitingNews
            key={name}
            to="/member/contracts"
            title={t(`agentCenter.contracts.kinds.${name}`)}
            kind={t("member.inbox.contract")}
          />
        ),
      })),
    ...("data" in team ? team.data : []).map(({ id, kind: what, count, unread: isNew }) => ({
      unread: firstSeen(`team-${id}`, isNew),
      at: null,
      row: (
        <WaitingNews
          key={`team-${id}`}
          to={what == null ? "/agentHome/work" : "/agentHome/overview"}
          title={t("member.inbox.counted", {
            name:
              what == null
                ? t("agentCenter.work.ofToday")
                : t(`agentCenter.attention.kinds.${what}`),
            count,
          })}
          kind={t("member.inbox.team")}
          unread={isNew}
        />
      ),
    })),
    ...("data" in files ? files.data : []).map(({ id, report, state, unread: isNew }) => ({
      unread: firstSeen(id, isNew),
      at: null,
      row: (
        <WaitingNews
          key={id}
          to="/agentHome/files"
          title={`${reportName(report, t)}: ${t(`agentCenter.files.states.${state}`)}`}
          kind={t("agentCenter.shell.pages.files")}
          unread={isNew}
        />
      ),
    })),
    ...("data" in rewards ? rewards.data : []).map(({ id, kind: from, name }) => ({
      unread: true,
      at: null,
      row: (
        <WaitingNews
          key={id}
          to={rewardsPath(from)}
          title={name || t("member.rewards.rebateName")}
          kind={t("member.inbox.reward")}
        />
      ),
    })),
    ...("data" in announced ? announced.data : []).map((each) => ({
      unread: firstSeen(`announcement-${each.id}`, each.unread),
      at: each.at,
      row: <AnnouncementRow key={`announcement-${each.id}`} announcement={each} />,
    })),
    ...("data" in signIns ? signIns.data : []).map((each) => ({
      unread: firstSeen(`sign-in-${each.id}`, !each.read),
      at: each.at,
      row: <SignInRow key={`sign-in-${each.id}`} signIn={each} />,
    })),
    ...("data" in messages ? messages.data.nodes : []).map((message) => ({
      unread: firstSeen(`message-${message.id}`, !message.read),
      at: message.sentAt ?? null,
      row: <MessageRow key={message.id} message={message} />,
    })),
  ]);
  const parts = { messages, signIns, announcements: announced, rewards, contracts, team, files };
  const failed = Object.values(parts).find((part) => "failed" in part);
  const dropped = Object.values(parts).reduce(
    (sum, part) => sum + ("dropped" in part ? (part.dropped ?? 0) : 0),
    0,
  );
  return (
    <>
      <PageHeader title={t("member.pages.messageV2")} lead={t("member.inbox.lead")}>
        {shown.messages + shown.announcements + shown.team + shown.files > 0 ? <MarkAll /> : null}
      </PageHeader>
      <AnswerText of={before} className="mb-4">
        {before && before.kind !== "done" ? outcomeText(before, { t, money }) : null}
      </AnswerText>
      <InboxTabs now={kind} unread={shown} />
      {failed && "requestId" in failed ? (
        <FailedBlock name={t("member.pages.messageV2")} requestId={failed.requestId} />
      ) : null}
      {items.length > 0 ? (
        <>
          <Card as="ul" className="divide-y divide-line/60 overflow-hidden">
            {items.map(({ row }) => row)}
          </Card>
          <ListZone />
        </>
      ) : failed ? null : (
        <EmptyBlock icon={<i className="icon-mail size-7" />} title={t("member.inbox.empty")} />
      )}
      <DroppedNote count={dropped} />
      {"data" in messages ? <RecordPager pageInfo={messages.data.pageInfo} /> : null}
    </>
  );
}

/** Loads the frame again if its number is older than this page (H7). */
function useSameNumber(own: number): void {
  const { revalidate } = useRevalidator();
  const frame = unreadIn(useShell().unread);
  const loaded = useRef<number | null>(null);
  useEffect(() => {
    if (loaded.current === own) return;
    loaded.current = own;
    if (frame !== own) revalidate();
  }, [own, frame, revalidate]);
}
