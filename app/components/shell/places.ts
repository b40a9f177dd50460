import type { Offer } from "~/graphql/generated/graphql";

/** Where the entries around the pages lead. Their names are below `nav` in the locale files. */
export type ExtraKey =
  | "favorite"
  | "recent"
  | "download"
  | "customerService"
  | "help"
  | "notice"
  | "vip"
  | "deposit"
  | "invite"
  | "agent";

export type BottomKey =
  | "home"
  | "hot"
  | "live"
  | "slots"
  | "favorite"
  | "recent"
  | "account"
  | "promotions";

export interface Place {
  path: string;
  /** Needs a session: a guest is asked to log in first (P1). */
  login: boolean;
  /** What the brand has to offer for it; without it the place is absent (A56). */
  offer?: Offer;
}

const open = (path: string): Place => ({ path, login: false });
const guarded = (path: string, offer?: Offer): Place => ({
  path,
  login: true,
  ...(offer ? { offer } : {}),
});

/** Pages of the member center that other pages lead to (U27). */
export const member = {
  home: "/member",
  deposit: "/member/deposit",
  withdraw: "/member/withdraw",
  accountRecord: "/member/transactions",
  bettingRecord: "/member/bets",
  invite: "/member/referral",
  messages: "/member/messages",
} as const;

/** The other entries (U14). Customer service leads to a person, so its address comes from the platform. */
export const extraPlaces: Record<Exclude<ExtraKey, "customerService">, Place> = {
  favorite: guarded("/favorite"),
  recent: guarded("/recent"),
  download: open("/down"),
  help: open("/help"),
  notice: open("/#notices"),
  vip: guarded(member.home),
  deposit: guarded(member.deposit, "DEPOSIT"),
  invite: guarded(member.invite, "REFERRAL"),
  agent: open("/agentHome"),
};

/** The phone's bottom bar; its five entries come from the brand file. */
export const bottomPlaces: Record<BottomKey, Place> = {
  home: open("/"),
  hot: open("/hot"),
  live: open("/live"),
  slots: open("/rng"),
  favorite: guarded("/favorite"),
  recent: guarded("/recent"),
  account: guarded(member.home),
  promotions: open("/promotions"),
};
