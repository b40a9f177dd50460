/** The kinds of news in the inbox (H7), and how the address names the one that is shown. */
export const inboxKinds = [
  "messages",
  "announcements",
  "rewards",
  "contracts",
  "team",
  "files",
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** How many of each kind are unread, or wait for the member. */
export type UnreadCounts = Readonly<Record<InboxKind, number>>;

export const nothingUnread: UnreadCounts = {
  messages: 0,
  announcements: 0,
  rewards: 0,
  contracts: 0,
  team: 0,
  files: 0,
};

/** The one number of header, bar, menus and inbox. */
export const unreadIn = (counts: UnreadCounts): number =>
  inboxKinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Returns the kind that an address names, or null for all. */
export const kindIn = (query: URLSearchParams): InboxKind | null =>
  inboxKinds.find((kind) => kind === query.get("kind")) ?? null;

/** After how many ms an announcement is no longer news, read or not. */
const newsFor = 30 * 86_400_000;

interface Announced {
  id: string;
  publishedAt?: number | null;
}

/**
 * Whether an announcement counts as unread.
 * @param isRead whether this browser has read it
 * @param now in ms
 */
export const isUnread = (
  { id, publishedAt }: Announced,
  isRead: (id: string) => boolean,
  now: number,
): boolean => !isRead(id) && (publishedAt == null || now - publishedAt < newsFor);

/** Joins notices and popups: an announcement that is in both is one. */
export function joined<T extends Announced>(lists: {
  notices: readonly T[];
  popups: readonly T[];
}): T[] {
  const byId = new Map<string, T>();
  for (const each of [...lists.notices, ...lists.popups]) {
    if (!byId.has(each.id)) byId.set(each.id, each);
  }
  return [...byId.values()];
}

interface Dated {
  unread: boolean;
  at: number | null;
}

/** Sorts news: unread ones first, both by time, those without a time before the others. */
export function inOrder<T extends Dated>(news: readonly T[]): T[] {
  const time = ({ at }: Dated) => at ?? Number.POSITIVE_INFINITY;
  return [...news].sort((one, other) => {
    if (one.unread !== other.unread) return one.unread ? -1 : 1;
    return time(one) === time(other) ? 0 : time(other) - time(one);
  });
}
