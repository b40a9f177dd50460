import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { addDraft, answerDraft, draftNamed, draftNameOf } from "./draft-brands.ts";

const post = (body: string) =>
  answerDraft(new Request("https://portal.test/dev/brand/draft", { method: "POST", body }));

it("B2 a draft is a checked brand of its own, with a name", () => {
  const form = { ...aurora.form, header: "rail" };
  const made = addDraft({ ...aurora, form });
  const draft = "name" in made ? draftNamed(made.name) : null;
  expect(draft?.form.header).toBe("rail");
  expect(draft && draftNameOf(draft)).toBe("name" in made ? made.name : "");
  expect(draftNameOf(aurora)).toBeNull();
  expect(draftNamed("d999")).toBeNull();
});

it("B2 a file with mistakes is no draft: they come back with their places", async () => {
  const answer = await post(JSON.stringify({ ...aurora, form: { header: "top" } }));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    problems: ['Brand "aurora": form.header: "top" is no header; there are: bar, compact, rail.'],
  });
  expect((await post("{")).status).toBe(422);
  expect((await post(JSON.stringify(aurora))).status).toBe(201);
  expect((await answerDraft(new Request("https://portal.test/dev/brand/draft"))).status).toBe(405);
});
