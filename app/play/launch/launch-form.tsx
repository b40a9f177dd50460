import type { ReactNode } from "react";
import { OwnerField } from "~/forms/owner/page-owner.tsx";
import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import { writeGameRef } from "~/play/game-ref.ts";
import { usePlay, useStarting } from "~/play/play-context.ts";

const LaunchForm_game = graphql(`
  fragment LaunchForm_game on Game {
    id
    name
    code
    type
    start
    roomId
    vendor {
      code
    }
  }
`);

interface LaunchFormProps {
  game: FragmentType<typeof LaunchForm_game>;
  className?: string;
  /** Set on a start page, such as a lottery's (S24–S26): its button launches the game itself. */
  onItsPage?: boolean;
  /** Submit buttons: name `mode`, value `play` or `trial`; name `favorite`, value `1` or `0`. */
  children: ReactNode;
}

/**
 * The form around an element that starts a game (S22–S27), such as a card. Without JavaScript it posts to /play; with
 * JavaScript the page's play scope handles it.
 */
export function LaunchForm({ game, className, onItsPage, children }: LaunchFormProps) {
  const { id, name, code, type, start, roomId, vendor } = readFragment(LaunchForm_game, game);
  const { seed, submit } = usePlay();
  const starting = useStarting(id);
  return (
    <form
      method="post"
      action="/play"
      className={className}
      aria-busy={starting || undefined}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        const button = submitter instanceof HTMLButtonElement ? submitter : null;
        if (submit(event.currentTarget, button)) event.preventDefault();
      }}
    >
      <OwnerField />
      <input
        type="hidden"
        name="game"
        value={writeGameRef({
          id,
          name,
          code,
          type,
          start: onItsPage ? "FRAME" : start,
          vendor: vendor.code,
          roomId: roomId ?? null,
        })}
      />
      <input type="hidden" name="key" value={seed ? `${seed}.${id}` : ""} />
      {children}
    </form>
  );
}
