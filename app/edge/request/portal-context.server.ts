/** Builds the load context of Remix loaders and actions. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { requireAnonymous } from "~/edge/page-cache/page-key.ts";
import { socialSignIn } from "~/edge/sign-in/social-sign-in.ts";
import { verificationWidget } from "~/edge/sign-in/verification.ts";
import type { GatewayClient, PageReuse, PortalContext, PublicBrand } from "~/portal-context.ts";
import { readCookie } from "~/session/cookies/cookie.ts";
import {
  accessDeniedCookie,
  readSessionId,
  rememberedCookie,
} from "~/session/cookies/session-cookie.ts";
import type { Brand } from "../../../brands/brand.ts";
import { contactsIn } from "../../../brands/contacts.ts";
import { namesHost } from "../../../gateway/domains/system/host-list.ts";
import { platformNow } from "../../../gateway/platform/platform-clock.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";
import { marketOf } from "../../../markets/index.ts";
import type { Market } from "../../../markets/market.ts";
import { brandInMarket } from "./brand-in-market.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Returns the brand's fields that pages may show, by the rules of the visitor's market (G30). Merchant code, hosts, edge
 * rules and call overrides stay private.
 */
function publicBrand(whole: Brand, language: string, market: Market): PublicBrand {
  const brand = brandInMarket(whole, market);
  const { minimumAge, helplines } = market;
  const { id, name, tagline, logo, languages, defaultLanguage, currencyDecimals, gmtOffset } =
    brand;
  const { navigation, lobbyRoutes, jackpot, licence, theme, form, art, voice, typeface } = brand;
  const { dialingCodes, patternMessages, help, tiles, claims, filterSteps } = brand;
  const { gamePopups, gameSorts } = brand;
  return {
    id,
    name,
    tagline,
    logo,
    languages,
    defaultLanguage,
    currencyDecimals,
    gmtOffset,
    navigation,
    lobbyRoutes,
    jackpot,
    licence,
    theme,
    form,
    art,
    voice,
    typeface,
    customerService: contactsIn(brand, language),
    minimumAge,
    helpOrganisations: helplines,
    dialingCodes,
    patternMessages,
    help,
    tiles,
    claims,
    filterSteps,
    gamePopups,
    gameSorts,
  };
}

const longestName = 64;

/** Returns the remembered user name (A44), or null. */
function rememberedName(cookies: string | null): string | null {
  try {
    return (
      decodeURIComponent(readCookie(cookies, rememberedCookie) ?? "").slice(0, longestName) || null
    );
  } catch {
    return null;
  }
}

/** Whether search engines may index this host. A host in OWN_HOSTS is a preview, unless it is the main host. */
function isIndexable({ url, mainOrigin }: RequestContext, configuration: Configuration): boolean {
  if (configuration.development) return false;
  const isMain = mainOrigin !== null && new URL(mainOrigin).host === url.host;
  return isMain || !namesHost(configuration.ownHosts, url.origin);
}

/** The serializable part of the context, which is also sent to the dev server. */
export type ContextFacts = Omit<
  PortalContext,
  "gateway" | "pageReuse" | "answerHeaders" | "namePageOwner" | "now" | "log"
>;

export function contextFacts(context: RequestContext, configuration: Configuration): ContextFacts {
  const cookies = context.request.headers.get("cookie");
  const { bonusesShown, ...rules } = marketOf(context.country, context.region);
  const market = { ...rules, bonusesShown: bonusesShown && context.mayAdvertise };
  return {
    nonce: context.nonce,
    requestId: context.requestId,
    mainOrigin: context.mainOrigin ?? context.url.origin,
    isIndexable: isIndexable(context, configuration),
    analytics: context.gtagId ? { gtagId: context.gtagId, counting: context.counting } : null,
    market,
    brand: publicBrand(context.brand, context.language.tag, market),
    language: context.language.tag,
    savesData: context.savesData,
    maybeSignedIn: readSessionId(cookies) !== null,
    countryKnown: context.country !== null,
    accessDenied: readCookie(cookies, accessDeniedCookie) !== null,
    storesCookies: cookies !== null,
    development: configuration.development,
    verification: verificationWidget(context, configuration),
    socialSignIn: socialSignIn(context.brand, configuration),
    rememberedName: rememberedName(cookies),
    pageOwner: context.pageOwner,
    operator: context.operator,
  };
}

export function portalContext(
  context: RequestContext,
  configuration: Configuration,
  gateway: GatewayClient,
  scope: RequestScope,
  pageReuse: PageReuse | null = null,
): AppLoadContext {
  if (pageReuse) requireAnonymous(context);
  const now = () => platformNow({ scope });
  const { answerHeaders, log } = scope;
  const namePageOwner = (owner: string) => {
    context.pageOwner ??= owner;
  };
  const facts = contextFacts(context, configuration);
  return { ...facts, gateway, pageReuse, answerHeaders, namePageOwner, now, log };
}
