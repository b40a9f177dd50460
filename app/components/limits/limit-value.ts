/** A limit's money or minutes as text. */
import { graphql } from "~/graphql/generated";
import type { LimitValueFragment } from "~/graphql/generated/graphql";
import type { I18n } from "~/i18n/i18n.tsx";

graphql(`
  fragment LimitValue on LimitValue {
    money {
      ...Money
    }
    minutes
  }
`);

/** The value as people read it: an amount with its currency, or minutes. */
export function limitText({ money, minutes }: LimitValueFragment, i18n: I18n): string {
  return money
    ? i18n.atMost(money)
    : i18n.t("protection.minutes", { minutes: String(minutes ?? 0) });
}

/** The value as a number, for the bar alone. */
export const limitSize = ({ money, minutes }: LimitValueFragment): number =>
  money ? Number(money.amount) : (minutes ?? 0);
