/** Whether a path is a page of games (A23, R43): asked before a page is rendered, for scanners ask for anything. */
import { graphql } from "~/graphql/generated/gql.ts";
import type { GatewayClient } from "~/portal-context.ts";
import type { Brand } from "../../../brands/brand.ts";

const lobbiesQuery = graphql(`
  query EdgeLobbies {
    categories {
      path
    }
  }
`);

/** @returns null when the platform could not say, or the path is written in a way that only the router reads */
export async function isLobby(
  pathname: string,
  brand: Brand,
  gateway: GatewayClient,
): Promise<boolean | null> {
  if (pathname.includes("%")) return null;
  const path = pathname.replace(/(.)\/$/, "$1");
  if (brand.lobbyRoutes.some((row) => row.path === path)) return true;
  const { data } = await gateway.execute(lobbiesQuery, {});
  return data?.categories?.some((category) => category.path === path) ?? null;
}
