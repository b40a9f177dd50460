import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { lotteryPath } from "~/play/paths.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { choiceLook } from "~/ui/controls/choice.ts";
import { boardHref } from "./boards.ts";
import type { BoardFound } from "./load-board.server.ts";

interface Props {
  recent: BoardFound["recent"];
  /** The lottery that is shown. */
  here: string | null;
}

/** The lotteries that the account played last (C39), each a link to its page. Renders nothing without any. */
export function RecentLotteries({ recent, here }: Props) {
  const { t } = useI18n();
  const title = t("lottery.recent");
  return (
    <DeferredBlock value={recent} name={title} skeleton={<div className="skeleton mb-4 h-11" />}>
      {(lotteries) =>
        lotteries.length === 0 ? null : (
          <nav aria-label={title} className="mb-4 fade-row items-center gap-3">
            <p className="shrink-0 text-sm text-quiet" aria-hidden="true">
              {title}
            </p>
            <ul className="flex gap-2">
              {lotteries.slice(0, 8).map(({ code, name, game }) => (
                <li key={code}>
                  <Link
                    to={
                      (game && lotteryPath({ start: game.start, code })) ??
                      boardHref("/lottery", { gameCode: code })
                    }
                    aria-current={code === here ? "page" : undefined}
                    className={choiceLook(
                      "tile",
                      clsx(
                        "flex min-h-11 items-center rounded-full px-4 text-sm whitespace-nowrap",
                      ),
                    )}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    </DeferredBlock>
  );
}
