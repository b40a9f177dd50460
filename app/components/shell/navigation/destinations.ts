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

/** Pages for members that other pages lead to (U27, U28). */
export const member = {
  home: "/member",
  deposit: "/member/deposit",
  withdraw: "/member/withdraw",
  accountRecord: "/member/transactions",
  bettingRecord: "/member/bets",
  invite: "/member/referral",
  messages: "/member/messages",
  vip: "/member/vip",
  points: "/pointMall",
} as const;

/** The other entries (U14). Customer service leads to a person, so its address comes from the platform. */
export const extraPlaces: Record<Exclude<ExtraKey, "customerService">, Place> = {
  favorite: guarded("/favorite", "FAVORITES"),
  recent: guarded("/recent", "RECENT"),
  download: open("/down"),
  help: open("/help"),
  notice: open("/#notices"),
  vip: guarded(member.vip, "VIP"),
  deposit: guarded(member.deposit, "DEPOSIT"),
  invite: guarded(member.invite, "REFERRAL"),
  agent: open("/agentHome"),
};

/** The entries whose offer stands, in their order: what is switched off is absent (A56). */
export function standing<Key extends string>(
  keys: readonly Key[],
  places: Readonly<Partial<Record<Key, Place>>>,
  offers: (offer: Offer) => boolean,
): Key[] {
  return keys.filter((key) => {
    const offer = places[key]?.offer;
    return offer === undefined || offers(offer);
  });
}

/** The phone's bottom bar; its five entries come from the brand file. */
export const bottomPlaces: Record<BottomKey, Place> = {
  home: open("/"),
  hot: open("/hot"),
  live: open("/live"),
  slots: open("/rng"),
  favorite: guarded("/favorite", "FAVORITES"),
  recent: guarded("/recent", "RECENT"),
  account: guarded(member.home),
  promotions: open("/promotions"),
};
