import type { AppLoadContext } from "@remix-run/cloudflare";
import { countingOf } from "~/components/counting/counting.server.ts";
import { nothingUnread } from "~/components/inbox/inbox-kinds.ts";
import { loadUnread } from "~/components/inbox/load-unread.server.ts";
import { fontFamiliesOf } from "~/components/typeface.server.ts";
import { refusedForm } from "~/forms/owner/guard-actions.server.ts";
import { graphql, readFragment } from "~/graphql/generated";
import { moneyPatterns } from "~/i18n/format.ts";
import { pageTitle } from "~/i18n/page-title.server.ts";
import type { PublicBrand } from "~/portal-context.ts";
import { brandCurrencies, brandCurrency } from "../../../brands/brand-currency.ts";
import { balanceIsHidden } from "./header/balance-choice.ts";
import { withheldOf } from "./missing-features.server.ts";
import { categoryKey, partnerVendors } from "./navigation/nav-entries.ts";

const ShellViewer_viewer = graphql(`
  fragment ShellViewer_viewer on Viewer {
    account
    pageOwner
    nickname
    role
    avatar
    balance {
      money {
        ...Money
      }
    }
    ...LoginGate_viewer
  }
`);

const Shell = graphql(`
  query Shell {
    viewer {
      ...ShellViewer_viewer
    }
    system {
      offers
      features {
        directRegistration
        freePlay
      }
      customerService {
        name
        url
      }
      resources {
        kind
        label
        url
      }
      paymentMethods {
        kind
        name
      }
      withdrawalTime {
        usualMinutes
        mostMinutes
      }
    }
  }
`);

/** The part that is the same for every visitor, in one cached query. */
const ShellLinks = graphql(`
  query ShellLinks {
    helpSections {
      anchor
      title
    }
    categories {
      type
      name
      path
      vendors {
        code
      }
    }
  }
`);

/** Unknown features are off, as in the gateway. */
const nothingOn = { directRegistration: false, freePlay: false };

/** Returns the shell's data, the root's loader data, with null for parts that failed. Never throws. */
export async function loadShell(context: AppLoadContext, request: Request) {
  const { gateway, brand, language, requestId } = context;
  // The operator's console has a frame of its own, and needs nothing of the platform.
  const [shell, links, unread] =
    context.operator === null
      ? await Promise.all([
          gateway.execute(Shell, {}),
          gateway.execute(ShellLinks, {}),
          loadUnread(context, request),
        ])
      : [{ data: null }, { data: null }, nothingUnread];
  const system = shell.data?.system ?? null;
  const categories = (links.data?.categories ?? []).filter((one) => hasPage(brand, one));
  const otherAccount = refusedForm(context);
  const viewer = readFragment(ShellViewer_viewer, shell.data?.viewer) ?? null;
  const { freePlay, ...features } = system?.features ?? nothingOn;
  return {
    viewer,
    /** The account that the page's changes name (A215): after a refusal still the one whose page it was. */
    owner: otherAccount && context.pageOwner ? context.pageOwner : viewer?.pageOwner,
    /** Who is signed in, where the page of another account was refused without JavaScript. */
    otherAccount,
    /** What is unread in the inbox (H7). */
    unread,
    features,
    /** Whether games can be tried: by guests only if free play is on (A40, P6). */
    trials: viewer !== null || freePlay,
    /** Null if the platform didn't answer; then nothing is left out, and pages show the error. */
    withheld: system ? withheldOf(system.offers) : null,
    contacts: system?.customerService.length ? system.customerService : brand.customerService,
    resources: system?.resources ?? [],
    paymentMethods: system?.paymentMethods ?? [],
    withdrawalTime: withdrawalTimeText(system?.withdrawalTime ?? null, language),
    helpOrganisations: brand.helpOrganisations.flatMap(({ name, lang, url }) =>
      url ? [{ name, lang, url }] : [],
    ),
    help: helpLinks(brand, links.data?.helpSections ?? []),
    categories: categories.map(({ vendors, ...category }) => ({
      ...category,
      vendors: vendors.length,
    })),
    /** Number of vendors in the footer (U19), which loads them when it is near the screen. */
    partners: partnerVendors(categories.map(({ vendors }) => vendors)).length,
    // The dialog does the human verification (M20), because the header has no room for the widget.
    shortLogin: context.verification === null,
    balanceHidden: balanceIsHidden(request.headers.get("Cookie")),
    brand: shellBrand(brand, language),
    /** Null if the brand has no typeface, or if the visitor saves data. */
    fonts: fontFamiliesOf(context),
    /** True where the browser asks to save data (L6); absent otherwise. */
    ...(context.savesData ? { savesData: true } : {}),
    /** For dates near it; absent for guests, whose pages are the same at any time. */
    ...(viewer ? { now: context.now() } : {}),
    language,
    requestId,
    counting: countingOf(context),
    /** For the pages that replace a failed page. */
    titles: {
      notFound: pageTitle(context, "errors.notFoundTitle"),
      failed: pageTitle(context, "errors.unknownTitle"),
    },
  };
}

/** How long withdrawals take, as texts: without `Intl` in the browser (`moneyPatterns`). */
function withdrawalTimeText(
  time: { usualMinutes: number; mostMinutes?: number | null } | null,
  language: string,
) {
  if (!time) return null;
  const { usualMinutes, mostMinutes } = time;
  const most = mostMinutes == null ? null : duration(mostMinutes, language);
  return { usual: duration(usualMinutes, language), most };
}

/** Minutes as text; full days and hours from two on: 120 → "2 hours". */
function duration(minutes: number, language: string): string {
  const units = [
    ["day", 1440],
    ["hour", 60],
  ] as const;
  const [unit, length] = units.find(([, size]) => minutes % size === 0 && minutes > size) ?? [
    "minute" as const,
    1,
  ];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, style).format(minutes / length);
}

interface HelpLink {
  anchor: string;
  title: string;
}

/** The help center's sections that pages link to, if they exist (C20, U16, A116). */
export function helpLinks({ help }: Pick<PublicBrand, "help">, sections: readonly HelpLink[]) {
  const found = (anchor: string) => sections.find((section) => section.anchor === anchor) ?? null;
  const all = (anchors: readonly string[]) =>
    anchors.map(found).filter((section): section is HelpLink => section !== null);
  return {
    footer: all(help.footer),
    cashier: all(help.cashier),
    terms: found(help.terms),
    privacy: found(help.privacy),
  };
}

/**
 * A category that the brand's route table leaves out (A23) has no page and no navigation entry. A category that only
 * the platform knows is always included, because its page consists of the platform's data.
 */
export function hasPage(
  { lobbyRoutes }: Pick<PublicBrand, "lobbyRoutes">,
  { path, type }: { path: string; type: string },
): boolean {
  return categoryKey(type) === "other" || lobbyRoutes.some((row) => row.path === path);
}

/** The brand's data for the shell, in one language; the rest stays on the server. */
export function shellBrand(brand: PublicBrand, language: string) {
  const {
    id,
    name,
    logo,
    currencyDecimals,
    gmtOffset,
    minimumAge,
    navigation,
    theme,
    jackpot,
    form,
    art,
  } = brand;
  const own = (texts: Readonly<Record<string, string>>) =>
    texts[language] ?? texts[brand.defaultLanguage] ?? "";
  return {
    id,
    name,
    logo,
    currencyDecimals,
    gmtOffset,
    minimumAge,
    navigation,
    theme,
    form,
    art,
    voice: brand.voice[language],
    jackpot,
    tagline: own(brand.tagline),
    licence: own(brand.licence),
    claims: brand.claims.flatMap(({ path, text, currency = null }) => {
      const words = text[language];
      return words ? [{ path, text: words, currency }] : [];
    }),
    currency: brandCurrency(brand),
    moneyPatterns: moneyPatterns(language, [...new Set(["USD", ...brandCurrencies(brand)])]),
    filterSteps: brand.filterSteps,
    gameSorts: brand.gameSorts,
    tiles: brand.tiles
      .filter(({ path }) => brand.lobbyRoutes.some((row) => row.path === path))
      .map(({ art, path, text }) => ({ art, path, text: own(text) })),
    languages: brand.languages.map(({ tag, label }) => ({ tag, label })),
  };
}
