import { useEffect, useMemo, useState } from "react";
import { graphql } from "~/graphql/generated";
import type { PlayFiguresFragment } from "~/graphql/generated/graphql";
import { useRefetch } from "~/graphql/use-refetch.ts";

/** The session of play, as the page of a running game shows it. */
graphql(`
  fragment PlayFigures on PlayStatus {
    now
    playedMs
    result {
      bets {
        ...Money
      }
      payouts {
        ...Money
      }
      net {
        ...Money
      }
      pending {
        ...Money
      }
      asOf
    }
    check {
      number
      due
      inMs
    }
    closed {
      kind
      until
    }
    limits {
      kind
      period
      left {
        ...LimitValue
      }
    }
  }
`);

const PlayStatus = graphql(`
  query PlayStatus($ticket: ID!) {
    playStatus(ticket: $ticket) {
      ...PlayFigures
    }
  }
`);

/** An open game is looked at once in this time, also in a hidden tab, where a game can go on by itself; in ms. */
const everyMs = 60_000;
/** While the figures are unknown, and after a failure while the game is covered, in ms. */
const againMs = 5_000;

export interface LivePlay {
  /** The last known figures; null for play money, and before they are known. */
  figures: PlayFiguresFragment | null;
  /** True while play has to stay covered: a check is due, by the gateway or by the time that it named. */
  covered: boolean;
  /** The player's limit that closes the game, and until when; null while play may go on (G7). */
  closed: PlayFiguresFragment["closed"] | null;
  /** True when the gateway knows no running game for this session any more, such as after its end. */
  over: boolean;
}

/**
 * The session of play of a running game (G10, G11). Its requests do not prolong the session of the account.
 * @param initial what the page was loaded with; null when it is unknown
 * @param enabled false for play money, which has no session of play
 */
export function usePlayStatus(
  ticket: string,
  initial: PlayFiguresFragment | null,
  enabled: boolean,
): LivePlay {
  const start = useMemo(() => ({ playStatus: initial }), [initial]);
  const { data, stale, turn, refresh } = useRefetch(PlayStatus, { ticket }, start);
  const figures = data.playStatus;
  const closed = figures?.closed ?? null;
  const [reached, setReached] = useState<object | null>(null);
  const late = reached === data;
  const covered = late || (figures?.check.due ?? false);

  // The next request is timed from the last answer, so that there is at most one a minute.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer and each failure sets the timer anew
  useEffect(() => {
    // A game that a limit has closed is not open any more.
    if (!enabled || closed) return;
    const unknown = turn === 0 && !figures;
    const timer = setTimeout(refresh, unknown || (stale && late) ? againMs : everyMs);
    return () => clearTimeout(timer);
  }, [enabled, closed, turn, data, late, stale, refresh]);

  // At the moment that the gateway named, play is covered first and asked about then.
  useEffect(() => {
    if (!enabled || !figures || figures.check.due || closed) return;
    const timer = setTimeout(() => {
      setReached(data);
      refresh();
    }, figures.check.inMs);
    return () => clearTimeout(timer);
  }, [enabled, closed, data, figures, refresh]);

  // A device that slept asks when it is used again.
  useEffect(() => {
    if (!enabled || closed) return;
    const seen = () => {
      if (!document.hidden) refresh();
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [enabled, closed, refresh]);

  const over = enabled && turn > 0 && !stale && data !== start && !figures;
  return { figures, covered, closed, over };
}
