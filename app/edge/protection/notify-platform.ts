/** Tells the platform of a break again (CA126), for the alarm of the account's object (decision 0042). */
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { contextFromKey } from "~/edge/page-cache/page-key.ts";
import { newTokens } from "~/edge/page-cache/response-tokens.ts";
import { createScope } from "~/edge/request/request-scope.ts";
import { openToken } from "~/session/seal/token-seal.ts";
import { pickLanguage, readBrand } from "../../../brands/index.ts";
import { createContext } from "../../../gateway/create-context.ts";
import { notifyPlatformAgain } from "../../../gateway/domains/breaks/notify-again.ts";
import {
  mostTries,
  type TellingOutcome,
  type WaitingNews,
} from "../../../gateway/protection/breaks/platform-news.ts";
import { sealedFor } from "./sealed-for.ts";

/** One try. It is recorded in the audit trail before this resolves. */
export async function notifyPlatformOfBreak(
  { news, tries }: WaitingNews,
  configuration: Configuration,
): Promise<TellingOutcome> {
  const file = readBrand(news.brand);
  if ("problems" in file) return "REFUSED";
  const place = { country: null, region: null, mainOrigin: null, gtagId: null };
  const key = {
    address: "https://break.internal/",
    brand: file.brand,
    ...place,
    world: news.world,
    language: pickLanguage(file.brand, file.brand.defaultLanguage),
    counting: "barred" as const,
    savesData: true,
  };
  const anonymous = contextFromKey(key, newTokens(), { whole: true, now: Date.now });
  const work: Promise<unknown>[] = [];
  const fresh = { onFreshUntil() {}, revalidate: true, countedAddress: null };
  const scope = createScope(anonymous, configuration, (task) => void work.push(task), fresh);
  const keys = configuration.sessionKeys;
  const opened = await openToken(keys, sealedFor(news.account), news.sealedToken);
  const last = tries + 1 >= mostTries;
  const outcome = await notifyPlatformAgain(
    news,
    opened?.token ?? null,
    last,
    createContext(scope),
  );
  await Promise.allSettled(work);
  return outcome;
}
