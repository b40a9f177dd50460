/**
 * Everything that the gateway receives for one request. `app/edge/request/request-scope.ts` and tests build it;
 * the gateway depends on these interfaces alone.
 */
import type { Brand, BrandLanguage, SocialProvider } from "../../brands/brand.ts";
import type { Market } from "../../markets/market.ts";
import type { KeySource } from "../identity/google-keys.ts";
import type { AuditPort } from "./audit-port.ts";
import type { FilesPort } from "./files-port.ts";
import type { LimitsPort } from "./limits-port.ts";
import type { OperatorPort } from "./operator-port.ts";
import type { PopularityPort } from "./popularity-port.ts";
import type { PreferencesPort } from "./preferences-port.ts";
import type { ProtectionPort } from "./protection-port.ts";
import type { RegisterPort } from "./register-port.ts";
import type { ReportAccessPort } from "./report-access-port.ts";
import type { SearchPort } from "./search-port.ts";
import type { SessionPort } from "./session-port.ts";

/** How the platform is reached. */
export interface PlatformSettings {
  /** A service binding's fetch in development, the global one in production. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the platform, such as https://platform.example.com. */
  origin: string;
  /** Multiplies the time limit of a page's reads (`gateway/platform/limits/time-limits.ts`). */
  timeoutFactor: number;
  /** Public keys for the payload cipher, newest first (RFC 7517 set as JSON text). */
  jwks: string;
  /** The platform's default password, if the operator configured one (A14). */
  defaultPassword: string | null;
  /** Hosts of the portal by the deployment's configuration, in addition to the platform's list (A77). */
  ownHosts: readonly string[];
  /** Development only: origin of the sandbox's pictures and game pages. http on localhost is allowed there. */
  sandboxOrigin: string | null;
}

/** How the human-verification service is reached (A16, X2). */
export interface HumanVerificationSettings {
  /** The global fetch in production; in development the sandbox may replace it. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the service, such as https://challenges.cloudflare.com. */
  origin: string;
  /** Authenticates the portal to the service. It is sent nowhere else. */
  secretKey: string;
  /** True with Cloudflare's public testing keys, whose results name no real host or action. Development only. */
  testing: boolean;
}

/** Settings of social sign-in by Firebase (A55). */
export interface IdentitySettings {
  /** The Firebase project that tokens must be issued for. */
  projectId: string;
  /** The providers that this brand enables. */
  providers: readonly SocialProvider[];
  /** True with Firebase's emulator, which issues unsigned tokens. Development only. */
  emulated: boolean;
  /** Public keys that verify the tokens' signatures. */
  keys: KeySource;
}

export interface LogLine {
  level: "info" | "warn" | "error";
  event: string;
  [field: string]: unknown;
}

/** Settings of a page that is rendered once for all guests (decision 0019). */
export interface GuestRender {
  /**
   * Called for each platform response that is used, with the end of its TTL in ms since the epoch; 0 for a
   * response that may not be cached and for a failed call.
   */
  onFreshUntil(freshUntil: number): void;
  /** True for a background revalidation: stale responses are then fetched again before they are used. */
  revalidate: boolean;
  /** The address class whose request caused the rendering; cache misses count against it (A148). Null for none. */
  countedAddress: string | null;
  /** The mark of that visitor, as `visitor` below. */
  countedVisitor?: () => Promise<string | null>;
}

/** Everything about one request that the gateway may know. */
export interface RequestScope {
  requestId: string;
  /** Distinguishes sessions in the log without revealing their id; null without a cookie. */
  sessionMark: string | null;
  brand: Brand;
  language: BrandLanguage;
  /** Country from `request.cf`; null when unknown, which closes login, money and play. */
  country: string | null;
  /** The rules that hold where the visitor is (G30). Those of all other countries where the country is unknown. */
  market: Market;
  /** Part of every shared cache key, so that regions never share a response. */
  regionClass: string;
  /** The visitor's IP address, as the edge reports it. */
  address: string | null;
  /** The browser's User-Agent. The platform shows it in an account's list of sessions (A151). */
  userAgent: string | null;
  /**
   * The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one household
   * has a whole /64. All visitors without a known address share one value.
   */
  addressClass: string;
  /**
   * The mark of a guest who was here an hour ago or before, by which limits of an address tell visitors apart; null for
   * all others.
   */
  visitor(): Promise<string | null>;
  /** True for a page of a game that the search index has: it is no invention of the visitor, so its reads are not counted. */
  readsAreFree?: boolean;
  /** The portal's own origin, for the domain check (A77) and return URLs. */
  origin: string;
  session: SessionPort;
  /** What the page of the request says whose it is (`gateway/access/page-owner.ts`); null where it doesn't say it. */
  readonly pageOwner: string | null;
  limits: LimitsPort;
  search: SearchPort;
  popularity: PopularityPort;
  protection: ProtectionPort;
  /** The excluded persons of the brand (G17). */
  register: RegisterPort;
  /** City and country of the visitor, as the edge reports them; shown in the account's list of sessions (G26). */
  place: string | null;
  audit: AuditPort;
  /** Null where the deployment has no bucket for files (N12). */
  files: FilesPort | null;
  /** Null where the deployment has no object for keys that read reports (N25). */
  reportAccess: ReportAccessPort | null;
  /** What agents have chosen and written (N7). */
  preferences: PreferencesPort;
  /** What the operator's people see (O1); absent for everybody else. The edge sets it once it has checked who asks. */
  operator?: OperatorPort | undefined;
  platform: PlatformSettings;
  /** Null for a visitor's own request. */
  guestRender: GuestRender | null;
  /** Null when logins need no human verification. */
  humanVerification: HumanVerificationSettings | null;
  /** Null when the brand has no social sign-in. */
  identity: IdentitySettings | null;
  development: boolean;
  waitUntil(work: Promise<unknown>): void;
  /** @param address whose doing it is, for counts by network; it is in no line */
  log(line: LogLine, address?: string | null): void;
  /** Counts an event that has no line in the log (`gateway/metrics/series.ts`). @param ms how long it took */
  count(name: string, ms?: number): void;
  now(): number;
  /** Headers that the response must carry, such as Set-Cookie and Server-Timing. */
  answerHeaders: Headers;
}
