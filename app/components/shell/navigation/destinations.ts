import type { Offer } from "~/graphql/generated/graphql";

/** The destinations of navigation entries. Their names are below `nav` in the locale files. */
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
  | "lott"
  | "sports"
  | "favorite"
  | "recent"
  | "account"
  | "promotions";

export interface Place {
  path: string;
  /** Requires a session: a guest gets the login (P1). */
  login: boolean;
  /** The required feature; without it the entry is absent (A56). */
  offer?: Offer;
}

const open = (path: string): Place => ({ path, login: false });
const guarded = (path: string, offer?: Offer): Place => ({
  path,
  login: true,
  ...(offer ? { offer } : {}),
});

/** Members' pages that other pages link to (U27, U28). */
export const member = {
  home: "/member",
  deposit: "/member/deposit",
  withdraw: "/member/withdraw",
  limits: "/member/limits",
  break: "/member/break",
  accountRecord: "/member/transactions",
  bettingRecord: "/member/bets",
  invite: "/member/referral",
  messages: "/member/messages",
  vip: "/member/vip",
  points: "/pointMall",
} as const;

/** The other entries (U14). The address of customer service comes from the platform. */
export const extraPlaces: Record<Exclude<ExtraKey, "customerService">, Place> = {
  favorite: guarded("/favorite", "FAVORITES"),
  recent: guarded("/recent", "RECENT"),
  download: open("/down"),
  help: open("/help"),
  notice: open("/inbox"),
  vip: guarded(member.vip, "VIP"),
  deposit: guarded(member.deposit, "DEPOSIT"),
  invite: guarded(member.invite, "REFERRAL"),
  agent: open("/agentHome"),
};

/** Returns the entries whose feature is offered, in their order (A56). */
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

/** The entries of the phone's bottom bar; the brand file selects five. */
export const bottomPlaces: Record<BottomKey, Place> = {
  home: open("/"),
  hot: open("/hot"),
  live: open("/live"),
  slots: open("/rng"),
  lott: open("/lott"),
  sports: open("/sports"),
  favorite: guarded("/favorite", "FAVORITES"),
  recent: guarded("/recent", "RECENT"),
  account: guarded(member.home),
  promotions: open("/promotions"),
};
