/**
 * Reads D-1 in one go. Lists of games are most of what a page reads, and walking the schema makes
 * several objects per field. It takes only what it is sure of, and then answers what `wireGame` would,
 * which a test compares; the rest is decided there.
 */
import { tidyDecimal } from "../../money.ts";
import type { WireGame } from "./wire.ts";

/** Set apart from values, as null and undefined are some. */
const unsure = Symbol("unsure");

/** The game, or undefined when the schema has to look. `types` are the game types that there are. */
export function readGame(item: unknown, types: ReadonlySet<string>): WireGame | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const raw = item as Record<string, unknown>;
  const { nodeId, vassalage, gameType, supportPlay, gameCode, isGame, lines } = raw;
  if (!Number.isInteger(nodeId) && !(typeof nodeId === "string" && nodeId.trim())) return undefined;
  if (typeof vassalage !== "string" || vassalage === "") return undefined;
  if (typeof gameType !== "string" || !types.has(gameType)) return undefined;
  if (!isMissingOr(supportPlay, Number.isInteger(supportPlay))) return undefined;
  if (!isMissingOr(gameCode, typeof gameCode === "string")) return undefined;
  if (!isMissingOr(isGame, typeof isGame === "string")) return undefined;
  if (!isMissingOr(lines, Number.isInteger(lines))) return undefined;
  const minBet = amount(raw.minBet);
  const names = [text(raw.gameName), text(raw.nodeName), text(raw.title), text(raw.name)];
  const others = [raw.vendorName, raw.showIcon, raw.iconUrl, raw.url, raw.type].map(text);
  const flags = [flag(raw.isHot), flag(raw.isNew)];
  if (minBet === unsure || [...names, ...others, ...flags].includes(unsure)) return undefined;
  if (names.every((name) => name === null)) return undefined;
  const [gameName, nodeName, title, name] = names as (string | null)[];
  const [vendorName, showIcon, iconUrl, url, type] = others as (string | null)[];
  return {
    nodeId: String(nodeId).trim(),
    vassalage,
    vendorName: vendorName ?? null,
    gameType: gameType as WireGame["gameType"],
    gameName: gameName ?? null,
    nodeName: nodeName ?? null,
    title: title ?? null,
    name: name ?? null,
    showIcon: showIcon ?? null,
    iconUrl: iconUrl ?? null,
    url: url ?? null,
    supportPlay: (supportPlay as number | null | undefined) ?? 1,
    isHot: flags[0] === true,
    isNew: flags[1] === true,
    type: type ?? null,
    gameCode: (gameCode as string | null | undefined) ?? "",
    isGame: (isGame as string | null | undefined) ?? "GAME",
    minBet,
    lines: (lines as number | null | undefined) ?? null,
  };
}

function isMissingOr(value: unknown, good: boolean): boolean {
  return good || value === undefined || value === null;
}

function text(value: unknown): string | null | typeof unsure {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") return unsure;
  return value.trim() ? value : null;
}

function flag(value: unknown): boolean | typeof unsure {
  if (value === undefined || value === null || typeof value === "boolean") return value === true;
  return value === 0 || value === 1 || value === "0" || value === "1"
    ? Number(value) === 1
    : unsure;
}

/** Plain decimal text only; numbers and everything odd are the schema's. */
function amount(value: unknown): string | null | typeof unsure {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string" || !/^\d{1,12}(\.\d{1,4})?$/.test(value)) return unsure;
  return tidyDecimal(value);
}
