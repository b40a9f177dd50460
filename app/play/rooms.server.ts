import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import type { GameRef } from "./game-ref.ts";

const GameRooms = graphql(`
  query GameRooms($vendorCode: ID!, $gameCode: String!) {
    viewer {
      role
    }
    rooms(vendorCode: $vendorCode, gameCode: $gameCode) {
      id
      name
      minBet {
        ...Money
      }
      maxBet {
        ...Money
      }
      players
      status
    }
  }
`);

/** Returns the rooms of a game (C33) and the viewer. Rooms are null when the platform fails or the brand has none (A56). */
export async function loadRooms(
  { vendor: vendorCode, code: gameCode }: Pick<GameRef, "vendor" | "code">,
  { gateway }: PortalContext,
) {
  const { data } = await gateway.execute(GameRooms, { vendorCode, gameCode });
  return { role: data?.viewer?.role ?? null, rooms: data?.rooms ?? null };
}

export type GameRoom = NonNullable<Awaited<ReturnType<typeof loadRooms>>["rooms"]>[number];
