import { useActionData } from "@remix-run/react";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { type Outcome, outcomeText } from "~/routes/member/outcome.ts";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useFocusSibling } from "~/ui/hooks/use-focus-sibling.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";

interface Session {
  id: string;
  at?: number | null;
  address?: string | null;
  device?: string | null;
  current: boolean;
}

/** Where the account is signed in (CA5); any but this one can be ended (CA6). */
export function AccountSessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useI18n();
  return (
    <Card as="section">
      <h2 className="p-4 pb-0 text-lg font-bold lg:px-6 lg:pt-6">
        {t("member.security.sessions")}
      </h2>
      <ul className="divide-y divide-line/60">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <ListZone className="px-4 pb-4 lg:px-6" />
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t, money, near } = useI18n();
  const fetcher = useFormFetcher<Outcome>(`session-${session.id}`);
  const { id, at, address, device, current } = session;
  const before = useActionData<Outcome>();
  const row = useFocusSibling<HTMLLIElement>();
  const outcome = fetcher.answer ?? (before?.id === session.id ? before : undefined);
  const { busy } = fetcher;
  const canEnd = useOffers()("END_SESSION");
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 lg:px-6">
      <i className="icon-monitor-smartphone size-6 shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">
          {device ?? t("member.security.someDevice")}
        </p>
        <p className="text-xs text-quiet">
          {[address, at == null ? null : near(at)].filter(Boolean).join(" · ")}
        </p>
      </div>
      {current ? (
        <Tag tone="gain">{t("member.security.thisSession")}</Tag>
      ) : canEnd ? (
        <fetcher.Form method="post" action="/member/security">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="session" busy={busy} tone="wary" size="small">
            {t(busy ? "member.security.ending" : "member.security.end")}
            <span className="sr-only">: {device ?? address}</span>
          </Button>
        </fetcher.Form>
      ) : null}
      <AnswerText of={outcome} className="basis-full">
        {outcome && outcome.kind !== "done" ? outcomeText(outcome, { t, money }) : null}
      </AnswerText>
    </li>
  );
}
