import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { nameOfKind } from "~/components/contracts/kinds.ts";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { graphql } from "~/graphql/generated";
import type {
  AttentionItemFragment,
  AttentionKind,
  AttentionRowFragment,
} from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { attentionHref } from "./attention-href.ts";

graphql(`
  fragment AttentionList on Attention {
    items {
      ...AttentionItem
    }
  }
`);

graphql(`
  fragment AttentionItem on AttentionItem {
    id
    kind
    count
    rows {
      ...AttentionRow
    }
  }
`);

graphql(`
  fragment AttentionRow on AttentionRow {
    id
    party
    account
    tags
    at
    since
    amount {
      ...Money
    }
    contract
    direction
    game
    type
    rate
    ownRate
  }
`);

export type AttentionOfPage = AttentionItemFragment & { unread: boolean };

/**
 * What needs the agent's attention (N8): the kinds with their numbers, each opening to its latest entries, which lead to
 * where something is to be done. Kinds that are shown count as read in this browser.
 */
export function AttentionList({ items }: { items: readonly AttentionOfPage[] }) {
  const { t } = useI18n();
  const lists = useAgentOffers()("AGENT_WORK_LIST");
  useRead(items);
  return items.map(({ kind, count, rows, unread }) => (
    <li key={kind}>
      <Disclosure
        look="flex min-h-11 items-center gap-3 px-3 text-sm hover:bg-raised/40"
        arrow="size-4 shrink-0 text-quiet"
        summary={
          <>
            <span className="min-w-0 flex-1 text-pretty">
              {unread ? <span className="sr-only">{t("member.messages.unread")}: </span> : null}
              <span>{t(`agentCenter.attention.kinds.${kind}`)}</span>
            </span>
            <span className="figures font-bold text-accent">{count}</span>
          </>
        }
      >
        <ul className="border-t border-line/60 bg-raised/20">
          {rows.map((row) => (
            <li key={row.id} className="border-line/40 not-first:border-t">
              <EntryLink kind={kind} row={row} />
            </li>
          ))}
        </ul>
        {lists ? (
          <Link
            to={workHref(kind)}
            className="flex min-h-11 items-center px-3 text-sm text-accent hover:underline"
          >
            {count > rows.length
              ? t("agentCenter.attention.more", { count: count - rows.length })
              : t("agentCenter.work.open")}
          </Link>
        ) : count > rows.length ? (
          <p className="px-3 py-2 text-xs text-quiet">
            {t("agentCenter.attention.more", { count: count - rows.length })}
          </p>
        ) : null}
      </Disclosure>
    </li>
  ));
}

/** The work list, or all entries of one kind there. */
export const workHref = (kind?: AttentionKind): string =>
  kind ? `/agentHome/work?kind=${kind}` : "/agentHome/work";

/** An entry with its facts, which leads to where something is to be done about it. */
export function EntryLink({ kind, row }: { kind: AttentionKind; row: AttentionRowFragment }) {
  const { t, money, date } = useI18n();
  const { brand } = useShell();
  const { account, tags, at, amount, contract, direction, game, type, rate, ownRate } = row;
  const facts = [
    contract ? t(`agentCenter.contracts.kinds.${nameOfKind(contract)}`) : null,
    direction ? t(`agentCenter.attention.${direction}`) : null,
    game,
    type ? t(`nav.${categoryKey(type)}`) : null,
    rate && ownRate ? t("agentCenter.attention.rates", { rate, own: ownRate }) : null,
    at == null ? null : t(`agentCenter.attention.${wordOf(kind)}`, { time: date(at) }),
    tags?.join(", "),
  ].filter(Boolean);
  return (
    <Link
      to={attentionHref(kind, row, brand.gmtOffset)}
      className="flex min-h-11 items-center gap-3 px-3 py-1.5 text-sm hover:bg-raised/60"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold break-all">{account}</span>
          {amount ? <span className="figures">{money(amount)}</span> : null}
        </span>
        <span className="block text-xs text-pretty text-quiet">{facts.join(" · ")}</span>
      </span>
      <i className="icon-chevron-right size-4 shrink-0 text-quiet" />
    </Link>
  );
}

/** What the time of an entry means. */
function wordOf(kind: AttentionKind) {
  if (kind === "INACTIVE") return "lastPlay";
  return kind === "NEW_WITHOUT_DEPOSIT" ? "joined" : "at";
}

/** Tells the inbox once that these were seen. */
export function useRead(items: readonly { id: string; unread: boolean }[]): void {
  const { submit, state, data } = useFetcher({ key: "read-team" });
  const ids = items.flatMap(({ id, unread }) => (unread ? [id] : [])).join(",");
  const isNew = ids !== "" && state === "idle" && data === undefined;
  useEffect(() => {
    if (isNew)
      submit({ id: ids, intent: "readTeam" }, { method: "post", action: "/member/messages" });
  }, [isNew, ids, submit]);
}
