import facebook from "simple-icons/icons/facebook.svg?url";
import instagram from "simple-icons/icons/instagram.svg?url";
import kakaotalk from "simple-icons/icons/kakaotalk.svg?url";
import line from "simple-icons/icons/line.svg?url";
import telegram from "simple-icons/icons/telegram.svg?url";
import twitter from "simple-icons/icons/x.svg?url";
import youtube from "simple-icons/icons/youtube.svg?url";
import zalo from "simple-icons/icons/zalo.svg?url";

const icons: ReadonlyMap<string, string> = new Map([
  ["facebook", facebook],
  ["twitter", twitter],
  ["instagram", instagram],
  ["youtube", youtube],
  ["telegram", telegram],
  ["kakaotalk", kakaotalk],
  ["zalo", zalo],
]);

/** Chats by the platform's names (C18). */
const chats: ReadonlyMap<string, string> = new Map([
  ["line", line],
  ["talk", kakaotalk],
  ["zalo", zalo],
]);

/** Returns the logo of a chat's vendor; undefined for an unknown one. */
export const chatIcon = (label: string) => chats.get(label.toLowerCase());

interface Resource {
  kind: string;
  label: string;
  url: string;
}

/** Returns the social networks of the footer in our order, each only if the operator has a link (U17). */
export function socialLinks(
  resources: readonly Resource[],
): { label: string; url: string; icon: string }[] {
  const social = resources.filter(({ kind }) => kind === "SOCIAL");
  return [...icons].flatMap(([name, icon]) => {
    const found = social.find(({ label }) => label.toLowerCase() === name);
    return found ? [{ label: found.label, url: found.url, icon }] : [];
  });
}
