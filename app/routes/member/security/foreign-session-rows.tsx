import { useActionData } from "@remix-run/react";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { type Outcome, outcomeText } from "~/forms/answers/outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Button } from "~/ui/controls/button.tsx";
import { useFocusSibling } from "~/ui/hooks/use-focus-sibling.ts";
import { SessionLine } from "./session-line.tsx";

interface Session {
  id: string;
  at?: number | null;
  address?: string | null;
  device?: string | null;
}

/** Sessions of the platform that are none of this site's (CA5); each can be ended (CA6). */
export function ForeignSessionRows({ sessions }: { sessions: readonly Session[] }) {
  return (
    <ul className="divide-y divide-line/60 border-t border-line/60 empty:hidden">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t, money, near } = useI18n();
  const fetcher = useFormFetcher<Outcome>(`session-${session.id}`);
  const { id, at, address, device } = session;
  const before = useActionData<Outcome>();
  const row = useFocusSibling<HTMLLIElement>();
  const outcome = fetcher.answer ?? (before?.id === session.id ? before : undefined);
  const { busy } = fetcher;
  const canEnd = useOffers()("END_SESSION");
  const facts = [
    t("breaks.sessions.elsewhere"),
    address,
    at == null ? null : t("breaks.sessions.since", { at: near(at) }),
  ];
  return (
    <SessionLine row={row} device={device} facts={facts}>
      {canEnd ? (
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
    </SessionLine>
  );
}
