import { expect, it } from "vitest";
import type { DownlineRowFragment } from "~/graphql/generated/graphql";
import { TagsFailed } from "~/routes/agent/report/tags-failed.tsx";
import { renderPage } from "../../../../../tests/house/forms/render-page.tsx";
import { AccountActions } from "./account-actions.tsx";

const failed = { failed: true, requestId: "r1" } as const;

/** The forms of an account's note and tags. */
const render = (note: typeof failed | { data: string }, tags: string[] | null) =>
  renderPage(
    <AccountActions
      member={{ account: "below", level: 2, tags } as unknown as DownlineRowFragment}
      rates={{ notOffered: true }}
      templates={{ data: [] }}
      note={note}
      tags={tags ? { data: tags } : failed}
      before={undefined}
      idempotencyKey="k"
    />,
  );

it("N9 N21 E12 a note and tags that could not be read have no form that would replace them", () => {
  const whole = render({ data: "Calls on Mondays" }, ["VIP"]);
  expect(whole).toContain("Calls on Mondays");
  expect(whole).toContain('name="newTag"');
  expect(whole).not.toContain("data-block-failed");
  const none = render(failed, null);
  expect(none.match(/data-block-failed/g)).toHaveLength(2);
  expect(none).not.toMatch(/name="(note|newTag|tag)"/);
  expect(render(failed, ["VIP"])).toContain('name="newTag"');
});

it("N21 E12 a list whose tags could not be read says so once, and one without tags does not", () => {
  const rows = (tags: string[] | null) => [{ tags }, { tags }];
  expect(renderPage(<TagsFailed rows={rows(null)} />).match(/data-block-failed/g)).toHaveLength(1);
  for (const list of [[], [{}], rows([]), rows(["VIP"])]) {
    expect(renderPage(<TagsFailed rows={list} />)).not.toContain("data-block-failed");
  }
});
