/** The load context of loaders and actions. The Worker entry or the dev server builds it for each request. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { Brand, FirebaseProject, SocialProvider } from "../brands/brand.ts";
import type { Contact } from "../brands/contacts.ts";
import type { Helpline, Market } from "../markets/market.ts";

export interface GatewayFailure {
  message: string;
  path?: ReadonlyArray<string | number>;
  extensions: { code?: string; requestId?: string; [key: string]: unknown };
}

export interface GatewayAnswer<TData> {
  data?: TData | null;
  errors?: readonly GatewayFailure[];
  /** Number of the platform's list items that could not be read and are missing. */
  dropped?: number;
}

export interface GatewayClient {
  /** Runs one operation through the gateway. Returns partial data with errors; never throws for either. */
  execute<TData, TVariables extends object>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ): Promise<GatewayAnswer<TData>>;
}

/** The part of a brand that pages may show; nothing here is secret. */
export type PublicBrand = Pick<
  Brand,
  | "id"
  | "name"
  | "tagline"
  | "logo"
  | "languages"
  | "defaultLanguage"
  | "currencyDecimals"
  | "gmtOffset"
  | "navigation"
  | "lobbyRoutes"
  | "help"
  | "tiles"
  | "claims"
  | "filterSteps"
  | "gameSorts"
  | "gamePopups"
  | "jackpot"
  | "licence"
  | "dialingCodes"
  | "patternMessages"
  | "theme"
  | "form"
  | "art"
  | "voice"
  | "typeface"
> & {
  customerService: readonly Contact[];
  /** In years, where the visitor is (G30). */
  minimumAge: number;
  /** Those of the market's file (H9, G30). */
  helpOrganisations: readonly Helpline[];
};

/** The human-verification widget of the login form (M20); nothing here is secret. */
export interface VerificationWidget {
  siteKey: string;
  /** Address of the widget's script. */
  script: string;
}

/** Sign-in by Google, Facebook or Firebase's codes (A55); nothing here is secret. */
export interface SocialSignIn {
  providers: readonly SocialProvider[];
  firebase: FirebaseProject;
  /** Development only: origin of the emulator; null for Firebase itself. */
  emulator: string | null;
}

/**
 * A visitor's consent to analytics (A93): `unasked` before an answer; `barred` if the browser sends Do Not Track or
 * Global Privacy Control, which overrides the visitor's answer.
 */
export type Counting = "yes" | "no" | "unasked" | "barred";

/** The content of a page that every guest gets alike, as hashes. */
export interface ContentHash {
  /** Everything outside its live fragments. */
  frame: string;
  /** Its live fragments (`live-fragments.server.ts`); empty if it has none. */
  live: string;
}

/** The changed fragments of a page whose frame is the same. */
export interface PagePatch {
  fragments: readonly { name: string; html: string }[];
  /** The data of the whole page, as it stands in its script. */
  handoff: string;
}

/**
 * Compares a page with its cached rendering (decision 0019). If both frames are equal, the page is not rendered and
 * the response is empty. A hash is null if it is unknown.
 */
export interface PageReuse {
  previous: ContentHash | null;
  current: ContentHash | null;
  /** Null if nothing has changed, or if the whole page was rendered. */
  patch: PagePatch | null;
}

export interface PortalContext {
  gateway: GatewayClient;
  /** Null for a page that is not cached. */
  pageReuse: PageReuse | null;
  /** Nonce of the response's CSP. */
  nonce: string;
  requestId: string;
  /** Writes a line into the Worker's log. The pages have no log of their own: it would count apart. */
  log(line: { level: "info" | "warn" | "error"; event: string; [field: string]: unknown }): void;
  /** The operator's main origin, such as https://portal.example. Canonical and shared links use it (D-23). */
  mainOrigin: string;
  /** Whether search engines may index the host: false in development and on previews (OWN_HOSTS). */
  isIndexable: boolean;
  /** The operator's Google tag and the visitor's consent; null if the operator has no tag (A93). */
  analytics: { gtagId: string; counting: Counting } | null;
  brand: PublicBrand;
  /** The rules that hold where the visitor is (G30); nothing here is secret. */
  market: Market;
  /** BCP 47 tag of the page. */
  language: string;
  /** Whether a session cookie was sent. The session may have ended. */
  maybeSignedIn: boolean;
  /** Whether the visitor's browser asks for less data; pages then have no web font (H10). */
  savesData: boolean;
  /** Whether the visitor's country is known. Login, money and play are closed where it isn't (P15). */
  countryKnown: boolean;
  /** Whether a page or an action was just refused to this visitor, even if a session cookie was sent. */
  accessDenied: boolean;
  /** Whether the browser sent a cookie: it stores them. A first visit has none either. */
  storesCookies: boolean;
  development: boolean;
  /** The remembered user name (A44), or null. */
  rememberedName: string | null;
  /** Null if logins need no human verification (A16). */
  verification: VerificationWidget | null;
  /** Null if the brand has no social sign-in. */
  socialSignIn: SocialSignIn | null;
  /** The name of who sees the operator's console (O1); null on every other page. */
  operator: string | null;
  /** The account that the page of the request was made for (A215); null where the request doesn't say it. */
  pageOwner: string | null;
  /** Says it for a form that is read as a stream, unless the request has said it. */
  namePageOwner(owner: string): void;
  /** Set-Cookie and other headers for the response. */
  answerHeaders: Headers;
  /**
   * The platform's time in ms since the epoch. Ranges, deadlines and whatever else is compared with a moment of the
   * platform are counted from it.
   */
  now(): number;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PortalContext {}
}

/**
 * The part of a page that needs a known country (docs/reliability.md): the whole page, its forms only, or nothing. A
 * route sets it in its `handle`. The default is "form" for a route with an action, else "nothing".
 */
export type RequiresCountry = "page" | "form" | "nothing";

/** The part of a route's `handle` that the edge reads. */
export interface EdgeHandle {
  /** One value for the route, or a function of the matched path without a trailing slash. */
  requiresCountry?: RequiresCountry | ((pathname: string) => RequiresCountry);
  /**
   * The search parameters that the page reads. Setting it makes the page cacheable for guests (decision 0019), so a
   * page that differs between visitors must not have it.
   */
  cachedParams?: readonly string[];
}
