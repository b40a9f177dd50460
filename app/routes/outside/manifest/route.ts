import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { iconPath, markType } from "~/components/outside/pictures.ts";
import { message } from "~/i18n/page-title.server.ts";
import { cacheableFile } from "~/routes/outside/cacheable-file.server.ts";
import { firstPalette } from "../../../../brands/look/palette.ts";

/** The brand as an app on a home screen; in the language that the page names in `?lang=`. */
export function loader({ context }: LoaderFunctionArgs) {
  const { brand, language } = context;
  const { ground } = firstPalette(brand.theme);
  const { mark } = brand.logo;
  const isDrawn = mark.endsWith(".svg");
  const icon = (name: Parameters<typeof iconPath>[1], size: number, purpose = "any") => ({
    src: iconPath(brand.id, name),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline[language] ?? "",
    lang: language,
    dir: "auto",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    // A long press on the app's icon opens these; who is not signed in comes by the login.
    shortcuts: [
      { name: message(context, "search.title"), url: "/search" },
      { name: message(context, "nav.favorite"), url: "/favorite" },
      { name: message(context, "member.pages.depositv2"), url: "/member/deposit" },
    ],
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      icon("icon-maskable", 512, "maskable"),
      { src: mark, sizes: isDrawn ? "any" : "512x512", type: markType(mark), purpose: "any" },
    ],
  };
  return cacheableFile(JSON.stringify(manifest), "application/manifest+json; charset=utf-8");
}
