import type { AppLoadContext } from "@remix-run/cloudflare";
import { countingOf } from "~/components/counting/counting.server.ts";
import { graphql, readFragment } from "~/graphql/generated";
import { pageTitle } from "~/i18n/page-title.server.ts";
import type { PublicBrand } from "~/portal-context.ts";
import { brandCurrency } from "../../../brands/brand-currency.ts";
import { balanceIsHidden } from "./header/balance-choice.ts";
import { withheldOf } from "./missing-features.server.ts";
import { categoryKey, partnerVendors } from "./navigation/nav-entries.ts";

const ShellViewer_viewer = graphql(`
  fragment ShellViewer_viewer on Viewer {
    account
    nickname
    role
    avatar
    glance {
      unreadMessages
    }
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
    }
  }
`);

/** What everybody gets alike, in one answer that is kept. */
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

/** What is unknown is off, as at the gateway. */
const nothingOn = { directRegistration: false, freePlay: false };

/** What surrounds every page, as far as the platform could say: the root's data. Never throws. */
export async function loadShell(context: AppLoadContext, request: Request) {
  const { gateway, brand, language, requestId } = context;
  const [shell, links] = await Promise.all([
    gateway.execute(Shell, {}),
    gateway.execute(ShellLinks, {}),
  ]);
  const system = shell.data?.system ?? null;
  const categories = (links.data?.categories ?? []).filter((one) => hasPage(brand, one));
  const viewer = readFragment(ShellViewer_viewer, shell.data?.viewer) ?? null;
  const { freePlay, ...features } = system?.features ?? nothingOn;
  return {
    viewer,
    features,
    /** Whether games can be tried here: by guests only where free play is on (A40, P6). */
    trials: viewer !== null || freePlay,
    /** Null when the platform could not say: then nothing is left out, and its page says what is wrong. */
    withheld: system ? withheldOf(system.offers) : null,
    contacts: system?.customerService.length ? system.customerService : brand.customerService,
    resources: system?.resources ?? [],
    help: helpLinks(brand, links.data?.helpSections ?? []),
    categories: categories.map(({ vendors, ...category }) => ({
      ...category,
      vendors: vendors.length,
    })),
    /** How many vendors the footer has room for (U19); who they are it asks when it comes near. */
    partners: partnerVendors(categories.map(({ vendors }) => vendors)).length,
    // A human is proven in the dialog (M20): the header has no room for a widget.
    shortLogin: context.verification === null,
    balanceHidden: balanceIsHidden(request.headers.get("Cookie")),
    brand: shellBrand(brand, language),
    language,
    requestId,
    counting: countingOf(context),
    /** Of the pages that replace a page that failed. */
    titles: {
      notFound: pageTitle(context, "errors.notFoundTitle"),
      failed: pageTitle(context, "errors.unknownTitle"),
    },
  };
}

interface HelpLink {
  anchor: string;
  title: string;
}

/** The help center's sections that pages lead to, as far as it has them (C20, U16, A116). */
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
 * A category that the brand's route table leaves out (A23) has no page, and so no place in the navigation.
 * One of a kind that only the platform knows can't be left out by the brand: its page is made of what the
 * platform says.
 */
export function hasPage(
  { lobbyRoutes }: Pick<PublicBrand, "lobbyRoutes">,
  { path, type }: { path: string; type: string },
): boolean {
  return categoryKey(type) === "other" || lobbyRoutes.some((row) => row.path === path);
}

/** The part of the brand that the shell draws, in one language; the rest stays on the server. */
export function shellBrand(brand: PublicBrand, language: string) {
  const { id, name, logo, currencyDecimals, gmtOffset, navigation, theme, jackpot } = brand;
  const own = (texts: Readonly<Record<string, string>>) =>
    texts[language] ?? texts[brand.defaultLanguage] ?? "";
  return {
    id,
    name,
    logo,
    currencyDecimals,
    gmtOffset,
    navigation,
    theme,
    jackpot,
    tagline: own(brand.tagline),
    licence: own(brand.licence),
    claims: brand.claims.flatMap(({ path, text, currency = null }) => {
      const words = text[language];
      return words ? [{ path, text: words, currency }] : [];
    }),
    currency: brandCurrency(brand),
    filterSteps: brand.filterSteps,
    tiles: brand.tiles
      .filter(({ path }) => brand.lobbyRoutes.some((row) => row.path === path))
      .map(({ art, path, text }) => ({ art, path, text: own(text) })),
    languages: brand.languages.map(({ tag, label }) => ({ tag, label })),
  };
}
