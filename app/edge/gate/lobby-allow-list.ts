/** Tells the paths of lobbies from unknown ones (A23, R43), so that requests of scanners don't render pages. */
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

/** Returns null if the categories are unavailable, or if the path is percent-encoded and only the router can decide. */
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
