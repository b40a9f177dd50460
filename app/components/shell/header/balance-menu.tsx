import { clsx } from "clsx";
import { useMemo } from "react";
import { member } from "~/components/shell/navigation/destinations.ts";
import { useMenu } from "~/components/shell/navigation/use-menu.ts";
import { type ShellViewer, useShellOffers } from "~/components/shell/use-shell.ts";
import { graphql } from "~/graphql/generated";
import { useRefetch } from "~/graphql/use-refetch.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Progress } from "~/ui/charts/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Money } from "~/ui/text/money.tsx";
import type { WalletView } from "./use-balance.ts";

/** Loaded when the menu opens: most visits never open it. */
const BalanceMenuQuery = graphql(`
  query BalanceMenu {
    viewer {
      singleWallet
      glance {
        today {
          profit {
            ...Money
          }
        }
      }
    }
    wallet {
      withdrawalLimits {
        wager {
          required {
            ...Money
          }
          done {
            ...Money
          }
        }
      }
    }
  }
`);

const nothing = { viewer: null, wallet: null };

interface Props {
  viewer: ShellViewer;
  wallet: WalletView;
  className?: string;
}

/**
 * The balance in the header with two decimals unless the currency has none (A97), `***` if hidden (K26), and its menu (H3): today's result, the wagering of a bonus, deposit, withdrawal, wallets
 * and bonuses. Without JavaScript the links are there, and the figures are on the account's overview. The
 * choice to hide is a cookie, so that the server never renders a hidden balance.
 */
export function BalanceMenu({ viewer, wallet, className }: Props) {
  const { t, money, atMost } = useI18n();
  const shown = wallet.money && atMost(wallet.money);
  const menu = useMenu();
  const offers = useShellOffers();
  const initial = useMemo(() => nothing, []);
  const { data, turn, refresh } = useRefetch(BalanceMenuQuery, {}, initial);
  const today = data.viewer?.glance.today?.profit;
  const wager = data.wallet?.withdrawalLimits?.wager;
  const real = viewer.role !== "TRIAL";
  const links = [
    ["DEPOSIT", member.deposit, t("shell.deposit")],
    // For every account: a limit is at most two presses away (G4).
    [null, member.limits, t("protection.link")],
    ["WITHDRAWAL", member.withdraw, t("shell.withdraw")],
    ["WALLET_TRANSFER", "/member/wallets", t("shell.wallets")],
    ["BONUSES", "/member/rewards?kind=bonuses", t("shell.bonuses")],
    ["TRANSACTIONS", member.accountRecord, t("shell.accountRecord")],
  ] as const;
  return (
    <Disclosure
      inner={menu}
      onToggle={(event) => {
        if (event.currentTarget.open && real) refresh();
      }}
      className={clsx("relative min-w-0", className)}
      look="flex h-11 min-w-0 items-center gap-1 rounded-control border border-line bg-surface px-2 sm:gap-1.5 sm:px-3"
      arrow="size-4 shrink-0 text-quiet max-sm:hidden"
      summary={
        <>
          <span className="sr-only">{t("shell.balance")}:</span>
          {/* Money is never cut: a long amount is smaller, and one without room has two lines. */}
          <span
            className={clsx(
              "figures min-w-0 leading-4 font-semibold wrap-anywhere text-gold sm:text-sm",
              shown && shown.length > 11 ? "text-2xs" : "text-xs",
            )}
            data-balance=""
          >
            {wallet.hidden ? (
              <>
                <span aria-hidden="true">***</span>
                <span className="sr-only">{t("shell.balanceHidden")}</span>
              </>
            ) : shown ? (
              shown
            ) : (
              <span className="text-quiet">{t("shell.balanceUnknown")}</span>
            )}
          </span>
        </>
      }
    >
      <Card tone="overlay" className="absolute right-0 z-20 mt-2 w-64 p-2">
        <div className="border-b border-line px-3 pt-1 pb-2">
          <div className="flex items-center justify-between gap-3 text-sm text-quiet">
            <p>{t("shell.balance")}</p>
            <button
              type="button"
              onClick={wallet.toggle}
              aria-label={t(wallet.hidden ? "shell.showBalance" : "shell.hideBalance")}
              className="finger grid size-9 shrink-0 place-items-center rounded-control transition-colors hover:text-ink"
            >
              <i className={`${wallet.hidden ? "icon-eye" : "icon-eye-off"} size-4`} />
            </button>
          </div>
          {real ? (
            <dl
              className="mt-1 flex min-h-6 items-baseline justify-between gap-3 text-sm"
              aria-live="polite"
            >
              <dt className="text-quiet">{t("shell.today")}</dt>
              <dd className="figures font-semibold" data-today="">
                {today ? (
                  <Money value={today} signed plain />
                ) : (
                  <span>{turn > 0 ? t("shell.balanceUnknown") : "…"}</span>
                )}
              </dd>
            </dl>
          ) : null}
          {wager && Number(wager.required.amount) > Number(wager.done.amount) ? (
            <div className="mt-2">
              <Progress
                label={t("shell.wager")}
                done={Number(wager.done.amount)}
                of={Number(wager.required.amount)}
                text={`${t("shell.wager")}: ${atMost(wager.done)} / ${money(wager.required)}`}
              />
            </div>
          ) : null}
        </div>
        {real ? (
          <ul className="account-rows pt-1">
            {links
              // With a single wallet there is nothing to transfer (C24).
              .filter(
                ([offer]) =>
                  (offer === null || offers(offer)) &&
                  (offer !== "WALLET_TRANSFER" || data.viewer?.singleWallet === false),
              )
              .map(([, to, text]) => (
                <li key={to}>
                  <GoLink to={to}>{text}</GoLink>
                </li>
              ))}
          </ul>
        ) : null}
      </Card>
    </Disclosure>
  );
}
