import { describe, expect, it } from "vitest";
import { type Refusal, refusedFor } from "~/forms/refusal/refusal.ts";
import { sourcePage } from "~/forms/steps/source-page.ts";
import type { LaunchRefusal, RefusalReason } from "~/graphql/generated/graphql";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import type { PortalContext } from "~/portal-context.ts";
import { safeReturnTo } from "~/session/guards/return-to.ts";
import { messageLanguages } from "../../brands/languages.ts";
import { type GameRef, readGameRef } from "./game-ref.ts";
import { launch, launchStatus } from "./launch/launch.server.ts";
import type { LaunchOutcome } from "./launch/launch-outcome.ts";
import { mayRetry, problemText } from "./launch/problem-text.ts";
import { lotteryPath, roomsPath, startPath, vendorListPath } from "./paths.ts";

const game = {
  id: "1",
  vendor: "PG",
  code: "a b",
  name: "Sea",
  type: "RNG" as const,
  start: "FRAME" as const,
  roomId: null,
};

describe("where a game starts", () => {
  it("S24 S25 S26 A83 lottery games have routes of their own, with their code", () => {
    expect(lotteryPath({ start: "VN_LOTTERY", code: "a b" })).toBe("/vnLottery?gameCode=a%20b");
    expect(lotteryPath({ start: "SEA_LOTTERY", code: "x" })).toBe("/seaLottery?gameCode=x");
    expect(lotteryPath({ start: "LOTTERY", code: "x&y" })).toBe("/lottery?gameCode=x%26y");
    expect(lotteryPath({ start: "SLOTS_PAGE", code: "" })).toBe("/rng");
    expect(lotteryPath({ start: "FRAME", code: "x" })).toBeNull();
  });

  it("S27 A82 M11 a vendor's list has an address of its own", () => {
    expect(vendorListPath(game)).toBe("/play?vendor=PG&type=RNG&name=Sea");
  });

  it.each(["Sea", "바다의 왕 ".repeat(12), "ราชาแห่งท้องทะเล".repeat(8)])(
    "A136 A20 a game that a guest started is where the login leads on to: %s",
    (name) => {
      const path = startPath({ ...game, name }, "play");
      expect(safeReturnTo(path)).toBe(path);
      const { pathname, searchParams } = new URL(path, "https://portal.test");
      expect(pathname).toBe("/play");
      const read = readGameRef(searchParams.get("game"));
      expect(read).toEqual({ ...game, name: read?.name ? name : "" });
      expect(startPath(game, "trial")).toContain("mode=trial");
    },
  );

  it("A136 S24 a lottery and a vendor's list are led on to themselves", () => {
    expect(startPath({ ...game, start: "LOTTERY", code: "x" }, "play")).toBe("/lottery?gameCode=x");
    expect(startPath({ ...game, start: "SLOTS_PAGE" }, "play")).toBe("/rng");
    expect(startPath({ ...game, start: "VENDOR_LIST" }, "play")).toBe(vendorListPath(game));
  });

  it("U48 a game's rooms have one, too, that names the game", () => {
    const roomed = { ...game, roomId: "R 1" };
    const { pathname, searchParams } = new URL(roomsPath(roomed), "https://portal.test");
    expect(pathname).toBe("/rooms");
    expect(readGameRef(searchParams.get("game"))).toEqual(roomed);
  });
});

describe("why a game did not start", () => {
  const games: LaunchRefusal[] = [
    "VENDOR_REFUSED",
    "PREVIOUS_GAME_OPEN",
    "GAME_MAINTENANCE",
    "NOT_IN_MARKET",
    "GAME_NOT_FOUND",
    "NO_FREE_TRIAL",
    "UNTRUSTED_ADDRESS",
    "ROOM_FULL",
    "ROOM_CLOSED",
  ];
  const reasons: RefusalReason[] = [
    "PLATFORM_UNAVAILABLE",
    "OUTCOME_UNKNOWN",
    "PASSWORD_CHANGE_REQUIRED",
    "REGION_BLOCKED",
    "IN_PROGRESS",
    "NOT_OFFERED",
    "PLATFORM_REFUSED",
  ];

  it.each(messageLanguages)("S27 each refusal has its own text in %s", (language) => {
    const outcomes: LaunchOutcome[] = [
      ...games.map((reason) => ({ kind: "notStarted", reason, game, mode: "play" }) as const),
      ...reasons.map((reason) => ({ ...refusedFor(reason), game, mode: "play" }) as const),
    ];
    const said = outcomes.map((outcome) =>
      problemText(outcome, (key, values) => text(messagesOf(language), language, key, values)),
    );
    expect(new Set(said).size).toBe(games.length + reasons.length);
    expect(said.filter((line) => line.startsWith("play."))).toEqual([]);
  });

  it("offers to try again only where that can help", () => {
    const again = (reason: LaunchRefusal) =>
      mayRetry({ kind: "notStarted", reason, game, mode: "play" });
    expect(again("PREVIOUS_GAME_OPEN")).toBe(true);
    expect(again("VENDOR_REFUSED")).toBe(true);
    expect(again("GAME_NOT_FOUND")).toBe(false);
    const refused = (refusal: Refusal) => mayRetry({ ...refusal, game, mode: "play" });
    expect(refused({ kind: "failed" })).toBe(true);
    expect(refused({ kind: "throttled", retryAfterMs: 1000 })).toBe(true);
    expect(refused(refusedFor("REAL_ACCOUNT_REQUIRED"))).toBe(false);
  });

  it("M15 a trial account is told so", () => {
    const outcome = { ...refusedFor("REAL_ACCOUNT_REQUIRED"), game, mode: "play" } as const;
    expect(problemText(outcome, (key) => key)).toBe("errors.in_need_true_account");
  });

  it("answers with the status of its reason", () => {
    const status = (refusal: Refusal) => launchStatus({ ...refusal, game, mode: "play" }).status;
    expect(status(refusedFor("REGION_BLOCKED"))).toBe(451);
    expect(status({ kind: "throttled", retryAfterMs: 1000 })).toBe(429);
    const notStarted = { kind: "notStarted", reason: "GAME_NOT_FOUND" } as const;
    expect(launchStatus({ ...notStarted, game, mode: "play" })).toEqual({ status: 409 });
  });
});

describe("a game that is elsewhere", () => {
  /** Where a start leads an account of this role, or why it leads nowhere. */
  async function startedBy(role: string, start: GameRef["start"], mode: "play" | "trial" = "play") {
    const execute = async () => ({ data: { viewer: { id: "1", role } } });
    const context = { maybeSignedIn: true, gateway: { execute } } as unknown as PortalContext;
    const request = { game: { ...game, start }, mode, key: "k", room: null };
    const answer = await launch(context, request).catch((thrown) => thrown);
    return answer instanceof Response ? answer.headers.get("Location") : answer;
  }

  it("S23 P4 M15 a trial account is told that it needs a real one before any lottery or list opens", async () => {
    for (const start of ["VN_LOTTERY", "SEA_LOTTERY", "LOTTERY", "VENDOR_LIST"] as const) {
      expect(await startedBy("TRIAL", start), start).toMatchObject({
        reason: "REAL_ACCOUNT_REQUIRED",
      });
      expect(await startedBy("MEMBER", start), start).toMatch(/^\/(\w*[lL]ottery|play)\?/);
      expect(await startedBy("TRIAL", start, "trial"), start).toMatch(/^\//);
    }
    expect(await startedBy("TRIAL", "SLOTS_PAGE")).toBe("/rng");
  });
});

describe("a game with rooms", () => {
  const roomed = { ...game, type: "PVP", roomId: "R" };
  const room = (id: string) => ({ id, name: id, status: "OPEN" });

  /** Returns the redirect of a launch with a gateway that answers this way, and the requests that it received. */
  async function started(rooms: object[] | null, role: string | null, more: object = {}) {
    const requested: object[] = [];
    const execute = async (_document: unknown, variables: { input?: object }) => {
      requested.push(variables.input ?? variables);
      const data = variables.input
        ? { launchGame: { __typename: "LaunchGameSuccess", ticket: "t" } }
        : { viewer: role && { role }, rooms };
      return { data };
    };
    const context = { gateway: { execute } } as unknown as PortalContext;
    const request = { game: roomed, mode: "play", key: "k", room: null } as const;
    const answer = await launch(context, { ...request, ...more }).catch((thrown) => thrown);
    return { to: (answer as Response).headers.get("Location"), requested };
  }

  it("U48 A109 C33 lets one choose where there are several", async () => {
    const { to, requested } = await started([room("1"), room("2")], "MEMBER");
    expect(to).toBe(roomsPath(roomed));
    expect(requested).toEqual([{ vendorCode: "PG", gameCode: "a b" }]);
  });

  it("U48 A109 starts at once with one room, none, or where nobody can say", async () => {
    for (const rooms of [[room("1")], [], null]) {
      expect((await started(rooms, "AGENT")).to).toBe("/seamless?ticket=t");
    }
  });

  it("U48 starts in the chosen room without asking again", async () => {
    const { to, requested } = await started([room("1"), room("2")], "MEMBER", { room: "2" });
    expect(to).toBe("/seamless?ticket=t");
    expect(requested).toMatchObject([{ roomId: "2" }]);
  });

  it("S22 S23 asks nobody for a room who may not play, and no game that has none", async () => {
    const several = [room("1"), room("2")];
    expect((await started(several, "TRIAL")).to).toBe("/seamless?ticket=t");
    expect((await started(several, null)).to).toBe("/seamless?ticket=t");
    expect((await started(several, "MEMBER", { mode: "trial" })).requested).toHaveLength(1);
    expect((await started(several, "MEMBER", { game })).requested).toHaveLength(1);
  });
});

describe("A106 the page that a form came from", () => {
  const from = (referer: string | null) =>
    sourcePage(new Request("https://portal.example/play", { headers: referer ? { referer } : {} }));

  it("is a path of this site only", () => {
    expect(from("https://portal.example/rng?class=HOT&page=2")).toBe("/rng?class=HOT&page=2");
    expect(from("https://evil.example/rng")).toBe("/");
    expect(from("https://portal.example//evil.example")).toBe("/");
    expect(from("https://portal.example/play?vendor=PG")).toBe("/");
    expect(from("not a url")).toBe("/");
    expect(from(null)).toBe("/");
  });
});
