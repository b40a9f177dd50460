/** What loaders and actions are given: built per request by the Worker entry, or by the dev server. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { Brand, FirebaseProject, SocialProvider } from "../brands/brand.ts";
import type { Contact } from "../brands/contacts.ts";

export interface GatewayFailure {
  message: string;
  path?: ReadonlyArray<string | number>;
  extensions: { code?: string; requestId?: string; [key: string]: unknown };
}

export interface GatewayAnswer<TData> {
  data?: TData | null;
  errors?: readonly GatewayFailure[];
  /** How many entries of the platform could not be read and are missing in it. */
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
  | "jackpot"
  | "licence"
  | "dialingCodes"
  | "patternMessages"
  | "theme"
> & { customerService: readonly Contact[] };

/** The human-verification widget of the login form (M20); nothing here is secret. */
export interface VerificationWidget {
  siteKey: string;
  /** Address of the script that draws it. */
  script: string;
}

/** Sign-in by Google, Facebook or Firebase's codes (A55); nothing here is secret. */
export interface SocialSignIn {
  providers: readonly SocialProvider[];
  firebase: FirebaseProject;
  /** Development only: asked in place of Firebase; null for the real one. */
  emulator: string | null;
}

/**
 * What a visitor said to being counted (A93): `unasked` until he answered; `barred` when his browser says no for
 * him (Do Not Track, Global Privacy Control), whatever he answered.
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
  /** Of this answer's CSP. */
  nonce: string;
  requestId: string;
  /** Where pages are at home, such as https://portal.example: what they call themselves outside (D-23). */
  mainOrigin: string;
  /** Whether search engines may look: not in development, nor on a host that only the deployment knows. */
  mayBeFound: boolean;
  /** The operator's Google tag and what the visitor said to it; null where the operator counts nobody (A93). */
  analytics: { gtagId: string; counting: Counting } | null;
  brand: PublicBrand;
  /** BCP 47 tag of the page. */
  language: string;
  /** Whether a session cookie was sent; says nothing about its being valid. */
  maybeSignedIn: boolean;
  /** Whether a page has just sent this visitor to the login, whatever else says that he is signed in. */
  notLetIn: boolean;
  development: boolean;
  /** The remembered user name (A44), or null. */
  rememberedName: string | null;
  /** Null where logins ask for no proof of a human (A16). */
  verification: VerificationWidget | null;
  /** Null where there is no such way in. */
  socialSignIn: SocialSignIn | null;
  /** Set-Cookie and other headers that the answer must carry. */
  answerHeaders: Headers;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PortalContext {}
}

/**
 * What of a page is closed where nobody knows the visitor's country (docs/reliability.md): all of it, what is
 * sent to it, or nothing. A route says so in its `handle`; one that takes forms and says nothing is
 * closed for them.
 */
export type NeedsPlace = "page" | "form" | "nothing";

/** What the edge reads of a route's `handle`. */
export interface EdgeHandle {
  /** The same for the whole route, or by the path that was matched, without a closing slash. */
  needsPlace?: NeedsPlace | ((pathname: string) => NeedsPlace);
  /**
   * Says that the page is the same for every guest, so that its rendering may be kept (decision 0019), and which
   * parameters of the address it reads. Left out where a page is somebody's own.
   */
  cachedParams?: readonly string[];
}
