/** Builds what Remix loaders and actions are given. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import { requireAnonymous } from "~/edge/page-cache/page-key.ts";
import { socialSignIn } from "~/edge/sign-in/social-sign-in.ts";
import { verificationWidget } from "~/edge/sign-in/verification.ts";
import type { GatewayClient, PageReuse, PortalContext, PublicBrand } from "~/portal-context.ts";
import {
  notLetInCookie,
  readCookie,
  readOwnCookie,
  readSessionId,
  rememberedCookie,
} from "~/session/session-cookie.ts";
import type { Brand } from "../../../brands/brand.ts";
import { contactsIn } from "../../../brands/contacts.ts";
import { namesHost } from "../../../gateway/domains/system/host-list.ts";
import type { RequestContext } from "./request-context.ts";

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
function mayBeFound({ url, mainOrigin }: RequestContext, configuration: Configuration): boolean {
  if (configuration.development) return false;
  const isMain = mainOrigin !== null && new URL(mainOrigin).host === url.host;
  return isMain || !namesHost(configuration.ownHosts, url.origin);
}

/** The part of the context that is plain data: it also travels to the dev server. */
export type ContextFacts = Omit<PortalContext, "gateway" | "pageReuse" | "answerHeaders">;

export function contextFacts(context: RequestContext, configuration: Configuration): ContextFacts {
  const cookies = context.request.headers.get("cookie");
  return {
    nonce: context.nonce,
    requestId: context.requestId,
    mainOrigin: context.mainOrigin ?? context.url.origin,
    mayBeFound: mayBeFound(context, configuration),
    analytics: context.gtagId ? { gtagId: context.gtagId, counting: context.counting } : null,
    brand: publicBrand(context.brand, context.language.tag),
    language: context.language.tag,
    maybeSignedIn: readSessionId(cookies) !== null,
    notLetIn: readCookie(cookies, notLetInCookie) !== null,
    development: configuration.development,
    verification: verificationWidget(context, configuration),
    socialSignIn: socialSignIn(context.brand, configuration),
    rememberedName: rememberedName(cookies),
  };
}

export function portalContext(
  context: RequestContext,
  configuration: Configuration,
  gateway: GatewayClient,
  answerHeaders: Headers,
  pageReuse: PageReuse | null = null,
): AppLoadContext {
  if (pageReuse) requireAnonymous(context);
  return { ...contextFacts(context, configuration), gateway, pageReuse, answerHeaders };
}
