import { expect, it } from "vitest";
import { renderPage, usd } from "../../../tests/house/forms/render-page.tsx";
import { LimitNote } from "./limit-note.tsx";

it("H4 G4 says each limit that holds and what is left of it; a single bet uses nothing up", () => {
  const limit = (kind: string, period: string, amount: string, left: string | null) => ({
    kind,
    period,
    until: null,
    limit: { money: usd(amount), minutes: null },
    left: left && { money: usd(left), minutes: null },
  });
  const limits = [
    limit("DEPOSIT", "DAY", "200.00", "150.00"),
    limit("NET_LOSS", "WEEK", "80.00", null),
    limit("STAKE", "BET", "5.00", null),
  ];
  const html = renderPage(<LimitNote title="Your limits" limits={limits as never} />);
  const lines = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line = ""]) =>
    line.replace(/<!-- -->|<[^>]+>/g, ""),
  );
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/\$200\.00 · Left: \$150\.00$/);
  expect(lines[1]).toContain("be loaded at the moment");
  expect(lines[2]).toMatch(/\$5\.00$/);
});
