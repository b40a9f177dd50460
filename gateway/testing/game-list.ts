/** A game as the platform describes it. */
export const game = (nodeId: number, more: object = {}) => ({
  nodeId,
  vassalage: "PG",
  vendorName: "Paper Gate",
  gameType: "RNG",
  gameName: `Game ${nodeId}`,
  showIcon: `/media/games/${nodeId}.svg`,
  supportPlay: 0,
  isHot: 1,
  isNew: 0,
  gameCode: `pg-${nodeId}`,
  isGame: "GAME",
  minBet: 0.2,
  lines: 25,
  ...more,
});

/** C26 with 57 games and the platform's paging. */
export function gameList(request: Request) {
  const { searchParams } = new URL(request.url);
  const [page, size] = [Number(searchParams.get("pageNo")), Number(searchParams.get("pageSize"))];
  const all = Array.from({ length: 57 }, (_, index) => game(index + 1));
  return {
    games: all.slice((page - 1) * size, page * size),
    pageNum: page,
    totalPages: Math.ceil(57 / size),
    total: 57,
  };
}

export const list = "GET /wps/relay/GCSGAME_gameList";

/** The platform's place for a brand's tests. */
export const settings = (fetch: (request: Request) => Promise<Response>) => ({
  fetch,
  sandboxOrigin: "http://localhost:8789",
});
