import { useFetchers, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { isAnswerLost } from "~/forms/answers/lost-answer.ts";
import { isOtherAccounts, reportOtherAccount } from "~/forms/owner/naming-owner.ts";
import { graphql } from "~/graphql/generated";
import type { WatchedAccountQuery } from "~/graphql/generated/graphql";
import { setPassive } from "~/graphql/passive-requests.ts";
import { useLive } from "~/graphql/use-live.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { savesData } from "~/ui/links/saves-data.ts";

const WatchedAccount = graphql(`
  query WatchedAccount {
    viewer {
      ...WatchedViewer
    }
    ...WatchedNews
  }
`);

const WatchedPayments = graphql(`
  query WatchedPayments {
    viewer {
      ...WatchedViewer
      glance {
        latestPayments {
          id
          state
        }
      }
    }
    ...WatchedNews
  }
`);

/** The announcements are the same for all members, and the gateway has them in its cache. */
graphql(`
  fragment WatchedNews on Query {
    announcements {
      notices {
        id
      }
      popups {
        id
      }
    }
  }
`);

graphql(`
  fragment WatchedViewer on Viewer {
    account
    glance {
      unreadMessages
      rewardsToClaim
      withdrawalsToConfirm
      files {
        id
      }
      contracts {
        dividend
        dailySalary
        hourlySalary
        realTimeSalary
      }
    }
  }
`);

/** How often the account is looked at while the page is visible, in ms; less often with data saver. */
const everyMs = 60_000;
const everyWithDataSaverMs = 180_000;

/** Pages that show the state of payments. */
const showsPayments = (path: string) => /^\/member(\/(deposit|withdraw)(\/.*)?)?\/?$/.test(path);

/** Opens the page anew for the account that is signed in; where something was typed, it asks first. */
function leaveToOther(account: string): void {
  if (isOtherAccounts()) return;
  if (hasTypedText()) reportOtherAccount(account);
  else window.location.reload();
}

/** Whether a field of the page has another content than the page gave it. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=hidden]), textarea",
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}

const nothing: WatchedAccountQuery = { viewer: null, announcements: null };

/**
 * Notices what changes on the platform while a page is open (H8): messages, rewards, missions, contracts, and on pages
 * with payments their states. The page's data is then loaded again, and a screen reader hears of it. Another account in
 * the same browser is a change too. None of these requests prolongs the session.
 */
export function AccountUpdates({ account }: { account: string }) {
  const { t } = useI18n();
  const payments = showsPayments(useLocation().pathname);
  const { state, formMethod } = useNavigation();
  const sending = [formMethod, ...useFetchers().map((fetcher) => fetcher.formMethod)];
  const changing = sending.some((method) => method !== undefined && method !== "GET");
  const { revalidate, state: loading } = useRevalidator();
  const [reported, setReported] = useState(0);
  const intervalMs = useMemo(
    () => (typeof navigator !== "undefined" && savesData() ? everyWithDataSaverMs : everyMs),
    [],
  );
  const { data, refresh } = useLive<WatchedAccountQuery, Record<string, never>>(
    payments ? WatchedPayments : WatchedAccount,
    {},
    { intervalMs, initial: nothing },
  );
  /** What the page was loaded with, by kind of question: the first answer after it. */
  const known = useRef<{ payments: boolean; text: string } | null>(null);
  /** The answer before the visitor's own last change. */
  const outdated = useRef<WatchedAccountQuery | null>(null);
  const wasChanging = useRef(false);

  // The first answer is what later ones are compared with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind of page
  useEffect(() => {
    const timer = setTimeout(refresh, 2000);
    return () => clearTimeout(timer);
  }, [payments]);

  // The page shows the visitor's own change already: the next answer is what later ones are compared with.
  useEffect(() => {
    const ended = wasChanging.current && !changing;
    wasChanging.current = changing;
    if (!ended) return;
    known.current = null;
    outdated.current = data;
    refresh();
  }, [changing, data, refresh]);

  useEffect(() => {
    if (changing || data === outdated.current) return;
    // A session that has ended is no change: the page keeps what was typed, covered (A222).
    if (!data.viewer || state !== "idle") return;
    // An answer may still be that of the page before, which asked for less or more. A request that fails beside an
    // ending session has no glance.
    const { glance } = data.viewer as Partial<typeof data.viewer>;
    if (!glance || "latestPayments" in glance !== payments) return;
    const text = JSON.stringify(data);
    const before = known.current;
    known.current = { payments, text };
    const other = data.viewer.account !== account;
    if (!other && (!before || before.payments !== payments || before.text === text)) return;
    // A form whose answer was lost keeps its page (A143).
    if (isAnswerLost()) return;
    // What was typed for the one account must not go with the data of the other (A215).
    if (other) return leaveToOther(data.viewer.account);
    setPassive(true);
    revalidate();
    setReported((times) => times + 1);
  }, [data, changing, state, payments, account, revalidate]);

  useEffect(() => {
    if (loading === "idle") setPassive(false);
  }, [loading]);
  // The session may end with the loading, which removes this component.
  useEffect(() => () => setPassive(false), []);

  return (
    <p role="status" className="sr-only">
      {reported > 0 ? t("shell.accountUpdated") : null}
    </p>
  );
}
