/** The mall's pages; each tab has an address, and so have a reward and a redemption (R49). */
export const paths = {
  gifts: "/pointMall",
  convert: "/pointMall/convert",
  records: "/pointMall/records",
  history: "/pointMall/history",
  rules: "/pointMall/rules",
} as const;

export type MallTab = keyof typeof paths;

const withId = (page: string, id: string) => `${page}?${new URLSearchParams({ id })}`;

export const giftPath = (id: string) => withId("/pointMall/gift", id);
export const receiptPath = (id: string) => withId("/pointMall/receipt", id);

/** The tab that a page belongs to: a reward is among the rewards, a redemption among the redemptions. */
export function tabAt(pathname: string): MallTab {
  const page = pathname.toLowerCase().split("/")[2];
  switch (page) {
    case "convert":
    case "records":
    case "history":
    case "rules":
      return page;
    case "receipt":
      return "records";
    default:
      return "gifts";
  }
}
