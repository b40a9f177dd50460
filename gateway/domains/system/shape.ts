/** Converts the platform's permission response to the portal's status, links and hosts (S1–S3, A73–A77). */
import { type Contact, contactsIn } from "../../../brands/contacts.ts";
import type {
  Analytics,
  ContactLink,
  PaymentMethod,
  ResourceKind,
  ResourceLink,
  SystemStatus,
  WithdrawalTime,
} from "../../generated/resolver-types.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import { safeContact, safeUrl } from "../../values/links/safe-url.ts";
import { memoize } from "../../values/memoize.ts";
import { domainRoute, systemStatus } from "./calls.ts";
import { namesHost } from "./host-list.ts";
import type { WireMaintenance, WireSystemStatus } from "./wire.ts";

/** Null when the platform is unavailable and nothing is cached: the portal then stays open. */
export interface SystemModel {
  answer: WireSystemStatus | null;
  maintenance: WireMaintenance | null;
}

/** Reads C18; a partly readable response counts (E17, A114). */
export async function readSystem({ platform }: GatewayContext): Promise<SystemModel> {
  try {
    const answer = await platform.call(systemStatus, {});
    return { answer, maintenance: answer.maintenance };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { answer: null, maintenance: null };
  }
}

/** Maintenance takes precedence over the region flag (A73). */
export function statusOf({ answer, maintenance }: SystemModel): SystemStatus {
  if (maintenance) return "MAINTENANCE";
  return answer?.regionClosed ? "REGION_RESTRICTED" : "NORMAL";
}

const none: never[] = [];

/** The platform's contacts, or the brand's when it has none (A75); https, tel and mailto only (A76). */
export function contactsOf({ answer }: SystemModel, { scope }: GatewayContext): ContactLink[] {
  const theirs = usable(answer?.info.customerService ?? none);
  return theirs.length > 0 ? theirs : usable(contactsIn(scope.brand, scope.language.tag));
}

const usable = memoize((contacts: readonly Contact[]): ContactLink[] =>
  contacts.flatMap(({ name, url }) => {
    const safe = safeContact(url);
    return safe === null ? [] : [{ name, url: safe }];
  }),
);

/** The operator's main origin (D-23), sent as a host or an https URL; null for anything else. */
export function mainOriginOf({ answer }: SystemModel): string | null {
  const text = answer?.info.mainHost?.trim().toLowerCase() ?? "";
  const host = text.replace(/^https:\/\//, "").replace(/\/$/, "");
  return /^([a-z0-9-]+\.)+[a-z]{2,24}(:\d{1,5})?$/.test(host) ? `https://${host}` : null;
}

/** Null without a valid Google tag id, because the id becomes part of a script's URL. */
export function analyticsOf({ answer }: SystemModel): Analytics | null {
  const gtagId = answer?.info.analytics?.gtagId?.trim() ?? "";
  return /^(G|GT|AW|DC|UA)-[A-Z0-9-]{4,24}$/.test(gtagId) ? { gtagId } : null;
}

/** Resource links of one kind or all (D-21, U17, U20, U21). */
export function resourcesOf(
  { answer }: SystemModel,
  kind: ResourceKind | null | undefined,
): ResourceLink[] {
  const all = usableResources(answer?.info.resources ?? none);
  return kind ? all.filter((resource) => resource.kind === kind) : all;
}

const usableResources = memoize((resources: NonNullable<WireSystemStatus["info"]["resources"]>) =>
  resources.flatMap((resource): ResourceLink[] => {
    const url = safeUrl(resource.url);
    return url?.startsWith("https:") ? [{ ...resource, url }] : [];
  }),
);

/** Ways to pay in by name (A169), each once. */
export function paymentMethodsOf({ answer }: SystemModel): PaymentMethod[] {
  return namedOnce(answer?.info.payments ?? none);
}

const namedOnce = memoize((methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter(({ name }, at) => methods.findIndex((other) => other.name === name) === at),
);

/** How long withdrawals take, by the platform, else by the brand's file (A169). */
export function withdrawalTimeOf(
  { answer }: SystemModel,
  { scope }: GatewayContext,
): WithdrawalTime | null {
  return answer?.info.withdrawal ?? scope.brand.withdrawalTime ?? null;
}

/** The operator's hosts (D-23, else C19); empty when neither lists any. */
const listedHosts = async ({ answer }: SystemModel, { platform }: GatewayContext) =>
  answer?.info.hosts ?? (await platform.call(domainRoute, {}).catch((): string[] => []));

const withMain = (listed: readonly string[], { answer }: SystemModel) =>
  answer?.info.mainHost ? [...listed, answer.info.mainHost] : listed;

/** Every host of this portal: those of the deployment, those that the operator lists, and the main one. */
export async function portalHosts(context: GatewayContext): Promise<string[]> {
  const model = await readSystem(context);
  const listed = await listedHosts(model, context);
  return [...context.scope.platform.ownHosts, ...withMain(listed, model)];
}

/**
 * A77: false only when the operator lists hosts and this one is neither listed, nor the main one, nor
 * configured by the deployment. Always true in development, where the portal runs on localhost.
 */
export async function isKnownDomain(model: SystemModel, context: GatewayContext): Promise<boolean> {
  const { scope } = context;
  if (scope.development || namesHost(scope.platform.ownHosts, scope.origin)) return true;
  const listed = await listedHosts(model, context);
  return listed.length === 0 || namesHost(withMain(listed, model), scope.origin);
}
