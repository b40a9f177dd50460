/** The context of resolvers: request scope, platform client, and data loaders. `gateway/create-context.ts` makes it. */
import type DataLoader from "dataloader";
import type { FactsModel, SeatsModel } from "../domains/games/facts/fact-loaders.ts";
import type { VendorModel } from "../domains/games/shape.ts";
import type { Call } from "../platform/call.ts";
import type { Platform } from "../platform/platform.ts";
import type { RequestScope } from "./request-scope.ts";

export interface GatewayContext {
  scope: RequestScope;
  platform: Platform;
  /** The catalogue's rows by name. */
  rows: Readonly<Record<string, Call>>;
  /** Compares the session's account with the platform's, when that is due (A41); once per request. */
  syncAccount(): Promise<void>;
  /** Whether the session's person is excluded by another account's break (G17); UNREAD while that can't be said. */
  checkPerson(): Promise<"FREE" | "EXCLUDED" | "UNREAD">;
  /** Name and logo by vendor code, loaded once for a whole list. */
  vendors: DataLoader<string, VendorModel | null>;
  /** What the platform reports about games, by id, read for a whole list at once. */
  facts: DataLoader<string, FactsModel | null>;
  seats: DataLoader<string, SeatsModel | null>;
}
