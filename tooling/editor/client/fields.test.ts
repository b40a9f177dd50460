import * as v from "valibot";
import { expect, it } from "vitest";
import { form, formChoices } from "../../../brands/look/form.ts";
import { strict } from "../../../brands/place.ts";
import { fieldOf } from "./fields.ts";
import { begun, changed, redone, undone, withAt } from "./history.ts";

it("B9 every setting of form has a field, read from its schema", () => {
  const field = fieldOf(form);
  if (field.kind !== "group") throw new Error("Form is a group of settings.");
  expect(Object.keys(field.fields)).toEqual(Object.keys(form.entries));
  for (const [name, words] of Object.entries(formChoices))
    expect(field.fields[name]).toMatchObject({ kind: "choice", words });
  expect(field.fields.corners).toEqual({ kind: "number", least: 0, most: 28 });
  expect(field.fields.card).toMatchObject({ kind: "group", fields: { facts: { kind: "set" } } });
  const { home } = field.fields;
  if (home?.kind !== "list") throw new Error("Home is a list of sections.");
  expect(home.key).toBe("section");
  expect(Object.keys(home.entries.category ?? {})).toEqual(["type", "look"]);
  expect(home.entries.tiles).toEqual({});
});

it("B9 a new setting appears by itself, and one of an unknown kind is an error", () => {
  const more = strict({ shape: v.optional(v.picklist(["round", "square"])), on: v.boolean() });
  expect(fieldOf(more)).toEqual({
    kind: "group",
    fields: {
      shape: { kind: "choice", words: ["round", "square"], isOptional: true },
      on: { kind: "switch" },
    },
  });
  expect(() => fieldOf(strict({ when: v.date() }))).toThrow("has no field for date");
});

it("B9 steps are undone and done again; a slider that is dragged is one step", () => {
  let history = begun({ corners: 3, name: "a" });
  const set = (name: string, value: unknown, at: number) => {
    history = changed(history, withAt(history.present, [name], value), { field: name, at });
  };
  set("corners", 4, 0);
  set("corners", 5, 500);
  set("corners", 6, 1200);
  set("name", "b", 1300);
  expect(history.past).toHaveLength(2);
  history = undone(history);
  expect(history.present).toEqual({ corners: 6, name: "a" });
  history = undone(undone(history));
  expect(history.present).toEqual({ corners: 3, name: "a" });
  history = redone(redone(redone(history)));
  expect(history.present).toEqual({ corners: 6, name: "b" });
  history = undone(history);
  set("corners", 9, 9000);
  expect(redone(history)).toBe(history);
});

it("B9 a value is put at a place, and the order of the others stays", () => {
  const brand = { theme: { scheme: "dark" }, home: [{ a: 1 }, { a: 2 }], voice: {} };
  expect(withAt(brand, ["home", "1", "a"], 3).home).toEqual([{ a: 1 }, { a: 3 }]);
  expect(Object.keys(withAt(brand, ["theme"], {}))).toEqual(["theme", "home", "voice"]);
  expect(withAt(brand, ["voice", "en", "a.b"], "x").voice).toEqual({ en: { "a.b": "x" } });
  expect(withAt(brand, ["theme", "scheme"], undefined).theme).toEqual({});
});
