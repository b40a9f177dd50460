import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { clsx } from "clsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { OwnerField } from "~/forms/owner/page-owner.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { readGameRef, writeGameRef } from "~/play/game-ref.ts";
import { usePlay, useStarting } from "~/play/play-context.ts";
import { type GameRoom, loadRooms } from "~/play/rooms.server.ts";
import { requireViewer } from "~/session/guards/guards.server.ts";
import { Button, ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

export const handle: PageHandle = { requiresCountry: "page" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/**
 * The rooms of a game to choose from (U48): `?game=`, a game reference. Where the platform has none now, the
 * game itself can be started.
 * @throws Response 404 without a game; a redirect of guests to the login (A20)
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const game = readGameRef(new URL(request.url).searchParams.get("game"));
  if (!game) throw new Response(null, { status: 404 });
  await requireViewer(request, context);
  const { rooms } = await loadRooms(game, context);
  const title = pageTitle(context, "play.roomsOf", { name: game.name });
  return { game, rooms: rooms ?? [], seed: context.requestId, title };
}

export default function Rooms() {
  const { t } = useI18n();
  const { game, rooms } = useLoaderData<typeof loader>();
  const { name } = game;
  return (
    <div className="shell-width max-w-3xl py-6 lg:py-10">
      <header className="mb-5">
        <h1 className="text-2xl leading-tight font-bold lg:text-3xl">
          {t("play.roomsOf", { name })}
        </h1>
        <p className="mt-1 text-quiet">{t(rooms.length ? "play.roomsLead" : "play.roomsNone")}</p>
      </header>
      {rooms.length ? (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {rooms.map((room) => (
            <Card as="li" key={room.id} pad="snug">
              <RoomRow room={room} />
            </Card>
          ))}
        </ul>
      ) : (
        <StartForm room={null} label={t("lobby.card.play", { name })}>
          {t("play.roomsStart")}
        </StartForm>
      )}
      <p className="mt-6">
        <ButtonLink to="/" tone="quiet" size="small">
          {t("play.back")}
        </ButtonLink>
      </p>
    </div>
  );
}

const stateLook = { OPEN: "text-accent", FULL: "text-gold", CLOSED: "text-quiet" } as const;

function RoomRow({ room }: { room: GameRoom }) {
  const { t, money } = useI18n();
  const { name, minBet, maxBet, players, status } = room;
  return (
    <div className="flex h-full items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="truncate font-bold">{name}</h2>
        {minBet && maxBet ? (
          <p className="figures text-sm text-quiet">
            {t("play.roomBets", { min: money(minBet), max: money(maxBet) })}
          </p>
        ) : null}
        <p className="text-xs">
          <span className={clsx("font-semibold", stateLook[status])}>
            {t(`play.roomStates.${status}`)}
          </span>
          {players == null ? null : (
            <span className="figures text-quiet">
              {" · "}
              {t("play.roomPlayers", { count: players })}
            </span>
          )}
        </p>
      </div>
      <StartForm
        room={room.id}
        label={t("play.roomEnterOf", { name })}
        disabled={status !== "OPEN"}
      >
        {t("play.roomEnter")}
      </StartForm>
    </div>
  );
}

interface StartFormProps {
  room: string | null;
  /** The button's name for screen readers. */
  label: string;
  disabled?: boolean;
  children: string;
}

/** Starts the page's game, in a room if it has any. Without JavaScript it posts to /play. */
function StartForm({ room, label, disabled, children }: StartFormProps) {
  const { game, seed } = useLoaderData<typeof loader>();
  const { submit } = usePlay();
  const starting = useStarting(game.id);
  return (
    <form
      method="post"
      action="/play"
      className="shrink-0"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!(submitter instanceof HTMLButtonElement)) return;
        if (submit(event.currentTarget, submitter)) event.preventDefault();
      }}
    >
      <OwnerField />
      {/* A launch without a room must not request the rooms again, because that would redirect to this page. */}
      <input
        type="hidden"
        name="game"
        value={writeGameRef(room ? game : { ...game, roomId: null })}
      />
      <input type="hidden" name="key" value={`${seed}.${game.id}.${room ?? ""}`} />
      {room ? <input type="hidden" name="room" value={room} /> : null}
      <Button
        type="submit"
        name="mode"
        value="play"
        aria-label={label}
        disabled={disabled}
        busy={starting}
      >
        {children}
      </Button>
    </form>
  );
}
