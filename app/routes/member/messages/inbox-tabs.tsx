import {
  type InboxKind,
  inboxKinds,
  type UnreadCounts,
  unreadIn,
} from "~/components/inbox/inbox-kinds.ts";
import { useLogin } from "~/forms/steps/use-login.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";

interface Props {
  /** Null for all kinds. */
  now: InboxKind | null;
  unread: UnreadCounts;
}

/** The kinds of the inbox as links, each with its number (H7). */
export function InboxTabs({ now, unread }: Props) {
  const { t } = useI18n();
  const offers = useOffers();
  const { role } = useLogin();
  const names: Record<InboxKind, string | null> = {
    messages: t("member.pages.messageV2"),
    announcements: t("home.announcements"),
    rewards: offers("REWARDS") ? t("member.pages.rewardCenter") : null,
    contracts:
      offers("CONTRACTS") && (unread.contracts > 0 || now === "contracts")
        ? t("member.pages.contracts")
        : null,
    files: unread.files > 0 || now === "files" ? t("agentCenter.shell.pages.files") : null,
    team: role === "AGENT" && offers("AGENT_ATTENTION") ? t("member.inbox.team") : null,
  };
  const text = (name: string, count: number) =>
    count > 0 ? t("member.inbox.counted", { name, count }) : name;
  const here = "/member/messages";
  return (
    <div className="fade-row mb-4">
      <Tabs
        label={t("member.inbox.filter")}
        look="pills"
        now={now ?? "all"}
        link={{ preventScrollReset: true }}
        tabs={[
          { name: "all", text: text(t("member.inbox.all"), unreadIn(unread)), to: here },
          ...inboxKinds.flatMap((kind) => {
            const name = names[kind];
            if (name === null) return [];
            return [{ name: kind, text: text(name, unread[kind]), to: `${here}?kind=${kind}` }];
          }),
        ]}
      />
    </div>
  );
}
