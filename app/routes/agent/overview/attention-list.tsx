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
            <Row key={JSON.stringify(row)} kind={kind} row={row} />
          ))}
        </ul>
        {count > rows.length ? (
          <p className="px-3 py-2 text-xs text-quiet">
            {t("agentCenter.attention.more", { count: count - rows.length })}
          </p>
        ) : null}
      </Disclosure>
    </li>
  ));
}

function Row({ kind, row }: { kind: AttentionKind; row: AttentionRowFragment }) {
  const { t, money, date } = useI18n();
  const { brand } = useShell();
  const { account, at, amount, contract, direction, game, type, rate, ownRate } = row;
  const facts = [
    contract ? t(`agentCenter.contracts.kinds.${nameOfKind(contract)}`) : null,
    direction ? t(`agentCenter.attention.${direction}`) : null,
    game,
    type ? t(`nav.${categoryKey(type)}`) : null,
    rate && ownRate ? t("agentCenter.attention.rates", { rate, own: ownRate }) : null,
    at == null ? null : t(`agentCenter.attention.${wordOf(kind)}`, { time: date(at) }),
  ].filter((fact) => fact !== null);
  return (
    <li className="border-line/40 not-first:border-t">
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
    </li>
  );
}

/** What the time of an entry means. */
function wordOf(kind: AttentionKind) {
  if (kind === "INACTIVE") return "lastPlay";
  return kind === "NEW_WITHOUT_DEPOSIT" ? "joined" : "at";
}

/** Tells the inbox once that these were seen. */
function useRead(items: readonly AttentionOfPage[]): void {
  const { submit, state, data } = useFetcher({ key: "read-team" });
  const ids = items.flatMap(({ id, unread }) => (unread ? [id] : [])).join(",");
  const isNew = ids !== "" && state === "idle" && data === undefined;
  useEffect(() => {
    if (isNew)
      submit({ id: ids, intent: "readTeam" }, { method: "post", action: "/member/messages" });
  }, [isNew, ids, submit]);
}
