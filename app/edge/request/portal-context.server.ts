/** Builds what Remix loaders and actions are given. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { requireNobody } from "~/edge/page-cache/page-key.ts";
import { socialSignIn } from "~/edge/sign-in/social-sign-in.ts";
import { verificationWidget } from "~/edge/sign-in/verification.ts";
import type { GatewayClient, MadeOf, PortalContext, PublicBrand } from "~/portal-context.ts";
import {
  notLetInCookie,
  readCookie,
  readOwnCookie,
  readSessionId,
  rememberedCookie,
} from "~/session/session-cookie.ts";
import type { Brand } from "../../../brands/brand.ts";
import { contactsIn } from "../../../brands/contacts.ts";
import { namesHost } from "../../../gateway/domains/system/hosts.ts";
import type { Visit } from "./request-context.ts";

/** What of a brand pages may show. Merchant code, hosts, edge rules and call overrides stay behind. */
function publicBrand(brand: Brand, language: string): PublicBrand {
  const { id, name, tagline, logo, languages, defaultLanguage, currencyDecimals, gmtOffset } =
    brand;
  const { navigation, lobbyRoutes, jackpot, licence, theme } = brand;
  const { dialingCodes, patternMessages, help, tiles, claims, filterSteps } = brand;
  return {
    ...{ id, name, tagline, logo, languages, defaultLanguage, currencyDecimals, gmtOffset },
    ...{ navigation, lobbyRoutes, jackpot, licence, theme },
    customerService: contactsIn(brand, language),
    ...{ dialingCodes, patternMessages, help, tiles, claims, filterSteps },
  };
}

const longestName = 64;

/** The remembered user name (A44), or null. */
function rememberedName(cookies: string | null): string | null {
  try {
    return (
      decodeURIComponent(readOwnCookie(cookies, rememberedCookie) ?? "").slice(0, longestName) ||
      null
    );
  } catch {
    return null;
  }
}

/** A host of the deployment alone is a preview, unless the platform calls it the main one. */
function mayBeFound({ url, mainOrigin }: Visit, configuration: Configuration): boolean {
  if (configuration.development) return false;
  const isMain = mainOrigin !== null && new URL(mainOrigin).host === url.host;
  return isMain || !namesHost(configuration.ownHosts, url.origin);
}

/** The part of the context that is plain data: it also travels to the dev server. */
export type ContextFacts = Omit<PortalContext, "gateway" | "madeOf" | "answerHeaders">;

export function contextFacts(visit: Visit, configuration: Configuration): ContextFacts {
  const cookies = visit.request.headers.get("cookie");
  return {
    nonce: visit.nonce,
    requestId: visit.requestId,
    mainOrigin: visit.mainOrigin ?? visit.url.origin,
    mayBeFound: mayBeFound(visit, configuration),
    analytics: visit.gtagId ? { gtagId: visit.gtagId, counting: visit.counting } : null,
    brand: publicBrand(visit.brand, visit.language.tag),
    language: visit.language.tag,
    maybeSignedIn: readSessionId(cookies) !== null,
    notLetIn: readCookie(cookies, notLetInCookie) !== null,
    development: configuration.development,
    verification: verificationWidget(visit, configuration),
    socialSignIn: socialSignIn(visit.brand, configuration),
    rememberedName: rememberedName(cookies),
  };
}

export function portalContext(
  visit: Visit,
  configuration: Configuration,
  gateway: GatewayClient,
  answerHeaders: Headers,
  madeOf: MadeOf | null = null,
): AppLoadContext {
  if (madeOf) requireNobody(visit);
  return { ...contextFacts(visit, configuration), gateway, madeOf, answerHeaders };
}
