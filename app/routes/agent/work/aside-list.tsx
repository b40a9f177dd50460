import { Form } from "~/forms/owner/post-form.tsx";
import { graphql } from "~/graphql/generated";
import type { EntryAsideFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

graphql(`
  fragment EntryAside on EntryAside {
    id
    kind
    account
    how
    until
    at
  }
`);

/** What the agent has set aside; each can be listed again (N22). */
export function AsideList({ rows }: { rows: readonly EntryAsideFragment[] }) {
  const { t, date } = useI18n();
  if (rows.length === 0) {
    return <p className="text-sm text-quiet">{t("agentCenter.work.noneAside")}</p>;
  }
  return (
    <Card as="ul" className="divide-y divide-line/60">
      {rows.map(({ id, kind, account, how, until, at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-3 py-2">
          <div className="min-w-0 text-sm">
            <p className="font-semibold break-all">{account}</p>
            <p className="text-xs text-pretty text-quiet">
              {[
                t(`agentCenter.attention.kinds.${kind}`),
                until == null
                  ? t(`agentCenter.work.how.${how}`)
                  : t("agentCenter.work.later", { time: date(until, "day") }),
                date(at),
              ].join(" · ")}
            </p>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="back" tone="quiet" size="small">
              {t("agentCenter.work.back")}
              <span className="sr-only">: {account}</span>
            </Button>
          </Form>
        </li>
      ))}
    </Card>
  );
}
