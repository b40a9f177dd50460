import { expect, it } from "vitest";
import { commonLobbyRoutes } from "./lobby-routes.ts";

const at = (path: string) => commonLobbyRoutes.find((row) => row.path === path);
/** The pages of an area, as the paths that the specification gives their types. */
const pathsOf = (area: string) =>
  commonLobbyRoutes
    .filter((row) => row.area === area)
    .map(({ path }) => path.slice(1).toUpperCase())
    .sort();

it("K44 R44 the game list center has the six types of the specification", () => {
  expect(pathsOf("gameListCenter")).toEqual(["EVO", "FISH", "LIVE", "PP", "PVP", "RNG"]);
});

it("K45 R43 the game center has the five types of the specification", () => {
  expect(pathsOf("gameCenter")).toEqual(["COCKFIGHT", "ELOTT", "ESPORTS", "LOTT", "SPORTS"]);
});

it("K46 R38 PP belongs to slots", () => {
  expect(at("/pp")).toMatchObject({ type: "RNG", vendors: ["PP"] });
});

it("K47 A85 R37 EVO is three vendors of live", () => {
  expect(at("/evo")).toMatchObject({ type: "LIVE", vendors: ["EG3", "EG4", "EG7"] });
});
