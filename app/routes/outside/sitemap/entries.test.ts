import { expect, it } from "vitest";
import { aurora } from "../../../../brands/aurora.ts";
import { mostAddresses, pagesPerFile, sitemapIndexXml, sitemapXml } from "./entries.ts";

const home = { mainOrigin: "https://portico.example", brand: aurora };

it("L3 a file of the sitemap has no more addresses, and no more bytes, than the format allows", () => {
  const count = pagesPerFile(home);
  const entries = Array.from({ length: count }, (_, at) => ({ path: `/game/${100_000_000 + at}` }));
  const xml = sitemapXml(home, entries);
  const addresses = xml.match(/<loc>/g)?.length ?? 0;
  expect(addresses).toBe(count * aurora.languages.length);
  expect(addresses).toBeLessThanOrEqual(mostAddresses);
  expect(mostAddresses).toBeLessThanOrEqual(50_000);
  expect(xml.length).toBeLessThan(50 * 1024 * 1024);
});

it("L3 every language of a page names all of them, and the plain address for all others", () => {
  const xml = sitemapXml(home, [{ path: "/game/7" }]);
  const ko = /<url><loc>https:\/\/portico.example\/game\/7\?lang=ko<\/loc>(.*?)<\/url>/.exec(
    xml,
  )?.[1];
  expect(ko?.match(/<xhtml:link /g)).toHaveLength(aurora.languages.length + 1);
  expect(ko).toContain('hreflang="ja" href="https://portico.example/game/7?lang=ja"/>');
  expect(ko).toContain('hreflang="x-default" href="https://portico.example/game/7"/>');
});

it("L3 the index names each file by its number", () => {
  const xml = sitemapIndexXml(home, 2);
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    "<loc>https://portico.example/sitemap.xml?part=1",
    "<loc>https://portico.example/sitemap.xml?part=2",
  ]);
});
