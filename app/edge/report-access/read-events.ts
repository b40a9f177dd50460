/** Reads what happened in the team of an agent's hook (CA187), for the alarm of the agent's object (decision 0075). */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { JobSession } from "~/edge/files/job-session.ts";
import { contextFromKey } from "~/edge/page-cache/page-key.ts";
import { newTokens } from "~/edge/page-cache/response-tokens.ts";
import { createScope } from "~/edge/request/request-scope.ts";
import { pickLanguage } from "../../../brands/index.ts";
import { viewerOf } from "../../../gateway/access/viewer.ts";
import { createContext } from "../../../gateway/create-context.ts";
import { type TeamEvent, teamEvents } from "../../../gateway/domains/keys/event-calls.ts";
import type { HookEvent, ReadEvents, StoredHook } from "./access-store.ts";

export async function readEvents(
  configuration: Configuration,
  { account, world, after }: StoredHook,
  token: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<ReadEvents> {
  const { brand } = configuration;
  const anonymous = contextFromKey(
    {
      address: "https://hooks.internal/",
      brand,
      language: pickLanguage(brand, brand.defaultLanguage),
      country: null,
      region: null,
      world,
      mainOrigin: null,
      gtagId: null,
      counting: "barred",
      savesData: true,
    },
    newTokens(),
    { whole: true, now: Date.now },
  );
  const session = new JobSession({ account, token, checks: true });
  const scope = createScope(anonymous, configuration, waitUntil);
  const context = createContext({ ...scope, session: session.port });
  try {
    // The account is read again: a frozen, excluded or former agent hears nothing more.
    await viewerOf(context);
    if (session.isOver) return { outcome: "ended" };
    const { events, next } = await context.platform.call(
      teamEvents,
      after === null ? {} : { after },
    );
    return { outcome: "events", events: events.map(bodyOf), next };
  } catch {
    return { outcome: session.isOver ? "ended" : "unavailable" };
  }
}

/** What a postback says of an event. */
function bodyOf({ id, kind, account, at, link, amount, currency }: TeamEvent): HookEvent {
  const common = { id, kind, at, account };
  return kind === "REGISTRATION"
    ? { ...common, link }
    : { ...common, amount: amount === null ? null : { amount, currency } };
}
